import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { accepted, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { LiveSessions } from '../../platform/identity/live-sessions';
import { throttleKeys } from '../throttle-rules';
import { RedeemedResets, type ResetForm, type ResetRefusal } from './redeemed-resets';
import { ResetRecords } from './reset-records';

/** Answers with the position of the event. */
export class ResetPassword extends Command<Result<number, ResetRefusal>> {
  constructor(
    readonly form: ResetForm,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly vault: Vault,
    private readonly redeemed: RedeemedResets,
    private readonly records: ResetRecords,
    private readonly live: LiveSessions,
  ) {}

  async execute({ form, context }: ResetPassword): Promise<Result<number, ResetRefusal>> {
    const email = canonicalEmail(form.email);
    const redeemed = await this.redeemed.by(email, form, context.occurredAt);
    if (!redeemed.ok) return redeemed;
    const reset = redeemed.value;
    this.live.forgetAccount(reset.credential.accountId);
    await this.vault.throttles.forget(throttleKeys.account(email));
    return accepted(await this.records.record(reset, context));
  }
}
