import { Injectable } from '@nestjs/common';
import { type Credential, PasswordHasher, Vault } from '@keelson/vault';
import type { SignInFailure } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { RequestLimits } from '../../platform/limits/request-limits';
import { ACCOUNT_TRIES, throttleKeys, WRONG_PASSWORDS } from '../throttle-rules';

/** Counts and records failed tries, after the answer where the account's existence would show in its time. */
@Injectable()
export class SignInFailures {
  constructor(
    private readonly vault: Vault,
    private readonly hasher: PasswordHasher,
    private readonly records: AccountRecords,
    private readonly background: BackgroundWork,
    private readonly limits: RequestLimits,
  ) {}

  /** Counts a try as failed, before any password is compared. */
  async admit(email: string, context: CommandContext): Promise<boolean> {
    if (!(await this.limits.admitFrom(WRONG_PASSWORDS, context))) return false;
    return this.vault.throttles.admit(throttleKeys.account(email), ACCOUNT_TRIES, context.occurredAt);
  }

  /** The password was right. */
  async forget(email: string, context: CommandContext): Promise<void> {
    await this.limits.giveBackTo(WRONG_PASSWORDS, context);
    await this.vault.throttles.forget(throttleKeys.account(email));
  }

  record(credential: Credential | undefined, reason: SignInFailure, context: CommandContext): void {
    this.background.begin('recording a failed sign-in', async () => {
      const { challenges } = this.vault;
      const now = context.occurredAt;
      if (reason === 'throttled') {
        if (credential) await challenges.voidOpen(credential.accountId, 'passcode', now);
        return;
      }
      if (credential) await this.records.run(credential.accountId, { name: 'RecordSignInFailure', reason }, context);
    });
  }

  rehashLater({ accountId, passwordHash }: Credential, password: string): void {
    if (passwordHash === undefined || !this.hasher.isOutdated(passwordHash)) return;
    this.background.begin('hashing a password anew', async () => {
      await this.vault.credentials.rehash(accountId, passwordHash, await this.hasher.hash(password));
    });
  }
}
