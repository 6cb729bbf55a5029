import type { requestCodeContract } from '@keelson/contracts/partners';
import { canonicalEmail } from '@keelson/contracts/validation';
import type { InputOf } from '@keelson/contracts/wire';
import { DEFAULT_PARTNER } from '@keelson/domain/accounts';
import { type CodeRequest, codeRequestDecider, codeRequestStream } from '@keelson/domain/partners';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { CodeRequesters } from './code-requesters';
import { PartnerLimits } from './partner-limits';

export type CodeRequestForm = InputOf<typeof requestCodeContract>['body'];

export interface CodeRequestFailure {
  readonly code: 'CODE_SENT_ALREADY' | 'TOO_MANY_ATTEMPTS';
}

/** Answers with the position of the event. */
export class RequestCode extends Command<Result<number, CodeRequestFailure>> {
  constructor(
    readonly form: CodeRequestForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RequestCode)
export class RequestCodeHandler implements ICommandHandler<RequestCode> {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
    private readonly limits: PartnerLimits,
    private readonly requesters: CodeRequesters,
  ) {}

  async execute({ form, context }: RequestCode): Promise<Result<number, CodeRequestFailure>> {
    const counted = await this.limits.admitRequest(context);
    if (!counted) return refused({ code: 'TOO_MANY_ATTEMPTS' });
    const email = canonicalEmail(form.email);
    const requestId = await this.requesters.admit(email, context);
    if (requestId === undefined) return refused({ code: 'CODE_SENT_ALREADY' });
    await counted.forgive();
    return accepted(await this.record(requestOf(requestId, email, form), context));
  }

  private async record(request: CodeRequest, context: CommandContext): Promise<number> {
    const { requestId } = request;
    const now = context.occurredAt;
    const accessCode = await this.vault.accessCodes.claim(DEFAULT_PARTNER.id, now, context.commandId);
    const outcome = await this.runner.run({
      decider: codeRequestDecider,
      streamId: codeRequestStream(requestId),
      partitionKey: requestId,
      subjectId: requestId,
      command: { name: 'RequestCode', request, accessCode },
      context,
    });
    if (!outcome.ok) throw new Error(`a new request for a code was refused: ${outcome.failure.code}`);
    const issued = outcome.value.state.requested?.accessCode;
    if (issued !== accessCode) await this.vault.accessCodes.giveBack(accessCode, DEFAULT_PARTNER.id);
    if (issued !== undefined) await this.vault.accessCodes.confirm(issued, now);
    await this.vault.reserved.confirm(requestId, now);
    return outcome.value.position;
  }
}

const requestOf = (requestId: string, email: string, form: CodeRequestForm): CodeRequest => ({
  requestId,
  firstName: form.firstName.trim(),
  lastName: form.lastName.trim(),
  businessName: form.businessName.trim(),
  email,
  mobile: form.mobile.trim(),
  marketing: form.marketing,
});
