import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { addressOf, MAILS_ASKED, throttleKeys } from '../throttle-rules';

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
  ) {}

  execute(command: ResendVerification): Promise<void> {
    this.background.begin('resending a verification mail', () => this.resend(command));
    return Promise.resolve();
  }

  private async resend({ email, context }: ResendVerification): Promise<void> {
    const now = context.occurredAt;
    if (!(await this.vault.throttles.admit(throttleKeys.mails(addressOf(context)), MAILS_ASKED, now))) return;
    const credential = await this.vault.credentials.byEmail(canonicalEmail(email));
    if (!credential || credential.emailVerified || credential.disabled) return;
    await this.records.run(credential.accountId, { name: 'RequestEmailVerification' }, context);
  }
}
