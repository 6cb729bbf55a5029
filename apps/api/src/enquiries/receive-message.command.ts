import type { EnquiryCommand } from '@keelson/domain/enquiries';
import { uuidV5 } from '@keelson/event-store/codec';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { EnquiryRecords } from './enquiry-records';
import { MessageLimits } from './message-limits';

type Receipt = { readonly position: number };
export type ReceiveRefusal = { readonly code: 'TOO_MANY_MESSAGES' };

/** Somebody wrote by one of the public forms. A repeat of the request leads to the same message. */
export class ReceiveMessage extends Command<Result<Receipt, ReceiveRefusal>> {
  constructor(
    /** Canonical address of the sender. */
    readonly email: string,
    /** What was written, under the id that the message is given. */
    readonly received: (enquiryId: string) => Extract<EnquiryCommand, { name: `Receive${string}` }>,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReceiveMessage)
export class ReceiveMessageHandler implements ICommandHandler<ReceiveMessage> {
  constructor(
    private readonly limits: MessageLimits,
    private readonly records: EnquiryRecords,
    private readonly vault: Vault,
  ) {}

  async execute({ email, received, context }: ReceiveMessage): Promise<Result<Receipt, ReceiveRefusal>> {
    if (!(await this.limits.admit(email, context))) return refused({ code: 'TOO_MANY_MESSAGES' });
    const enquiryId = `enq_${uuidV5(context.commandId, 'message')}`;
    // What somebody sends while signed in is found by the account.
    if (context.actor.kind === 'anonymous')
      await this.vault.messageAddresses.note(enquiryId, email, context.occurredAt);
    const outcome = await this.records.run(enquiryId, received(enquiryId), context);
    if (!outcome.ok) throw new Error(`a new message was refused: ${outcome.failure.code}`);
    return accepted({ position: outcome.value.position });
  }
}
