import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { canonicalEmail } from '@keelson/contracts/validation';
import { newToken, Vault } from '@keelson/vault';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { RequestLimits } from '../../platform/limits/request-limits';
import { MAILS_ASKED } from '../throttle-rules';

export const RESET_SECONDS = 1800;
/** Mails of this kind that one account gets, whoever asks. */
const RESETS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Answers with the secret for the browser's cookie, whether or not the address has an account. */
export class ForgotPassword extends Command<string> {
  constructor(
    readonly email: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/**
 * Limited by network and by account. No stranger blocks somebody's way back in: the mail goes to the owner whoever asked
 * for it, the two newest count, and nobody without the mail uses up the tries of its link. Who was invited and never had
 * a password has nothing to reset: strangers neither prolong an invitation nor void it.
 */
@CommandHandler(ForgotPassword)
export class ForgotPasswordHandler implements ICommandHandler<ForgotPassword> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly background: BackgroundWork,
    private readonly limits: RequestLimits,
  ) {}

  execute(command: ForgotPassword): Promise<string> {
    const browserSecret = newToken();
    this.background.begin('opening a password reset', () => this.open(command, browserSecret));
    return Promise.resolve(browserSecret);
  }

  private async open({ email, context }: ForgotPassword, browserSecret: string): Promise<void> {
    const now = context.occurredAt;
    if (!(await this.limits.admitFrom(MAILS_ASKED, context))) return;
    const credential = await this.vault.credentials.byEmail(canonicalEmail(email));
    if (!credential || credential.disabled || credential.passwordHash === undefined) return;
    const { accountId } = credential;
    const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000);
    const resetId = await this.vault.challenges.open(
      {
        kind: 'password-reset',
        accountId,
        browserSecret,
        expiresAt,
        limit: { count: RESETS_AN_HOUR, withinMs: HOUR_MS },
      },
      now,
    );
    if (resetId === undefined) return;
    await this.records.run(accountId, { name: 'RequestPasswordReset', resetId }, context);
  }
}
