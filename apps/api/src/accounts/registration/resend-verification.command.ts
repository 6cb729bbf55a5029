import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { RequestLimits } from '../../platform/limits/request-limits';
import { MAILS_ASKED, throttleKeys, VERIFICATION_MAILS } from '../throttle-rules';

/** Never says what it found: everything happens after the answer. */
export class ResendVerification extends Command<void> {
  constructor(
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResendVerification)
export class ResendVerificationHandler implements ICommandHandler<ResendVerification> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly background: BackgroundWork,
    private readonly limits: RequestLimits,
  ) {}

  execute(command: ResendVerification): Promise<void> {
    this.background.begin('resending a verification mail', () => this.resend(command));
    return Promise.resolve();
  }

  private async resend({ email, context }: ResendVerification): Promise<void> {
    if (!(await this.limits.admitFrom(MAILS_ASKED, context))) return;
    const credential = await this.vault.credentials.byEmail(canonicalEmail(email));
    if (!credential || credential.emailVerified || credential.disabled) return;
    const key = throttleKeys.verificationMails(credential.accountId);
    if (!(await this.vault.buckets.take(key, VERIFICATION_MAILS, context.occurredAt))) return;
    await this.records.run(credential.accountId, { name: 'RequestEmailVerification' }, context);
  }
}
