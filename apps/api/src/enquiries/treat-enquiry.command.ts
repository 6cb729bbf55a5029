import type { EnquiryCommand, EnquiryRefusal } from '@keelson/domain/enquiries';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { EnquiryRecords } from './enquiry-records';

export type TreatRefusal = { readonly code: Exclude<EnquiryRefusal['code'], 'ALREADY_RECEIVED'> };

/** A member of staff answers a message, closes it or opens it again. */
export class TreatEnquiry extends Command<
  Result<{ readonly position: number; readonly version: number }, TreatRefusal>
> {
  constructor(
    readonly enquiryId: string,
    readonly act: Extract<EnquiryCommand, { name: 'Answer' | 'Close' | 'Reopen' }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(TreatEnquiry)
export class TreatEnquiryHandler implements ICommandHandler<TreatEnquiry> {
  constructor(private readonly records: EnquiryRecords) {}

  async execute({ enquiryId, act, context }: TreatEnquiry) {
    const outcome = await this.records.run(enquiryId, act, context);
    if (outcome.ok) return accepted({ position: outcome.value.position, version: outcome.value.version });
    const { code } = outcome.failure;
    if (code === 'ALREADY_RECEIVED') throw new Error('an act on a message was refused as a second message');
    return refused({ code });
  }
}
