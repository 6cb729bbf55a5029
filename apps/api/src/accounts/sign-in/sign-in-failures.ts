import { Injectable } from '@nestjs/common';
import { type Credential, Vault } from '@keelson/vault';
import type { SignInFailure } from '@keelson/vocabulary';
import type { Logger } from 'pino';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';
import { BackgroundWork } from '../../platform/lifecycle/background-work';
import { RequestLimits } from '../../platform/limits/request-limits';
import { InjectLog } from '../../platform/tokens';
import { ACCOUNT_TRIES, throttleKeys, WRONG_PASSWORDS } from '../throttle-rules';

export interface SignInTry {
  /** Canonical. */
  readonly email: string;
  readonly credential: Credential | undefined;
  /** What the browser kept from an earlier sign-in. */
  readonly mark: string | undefined;
}

export interface CountedSignIn {
  /** The password was right. */
  forget(): Promise<void>;
}

/** Counts and records failed tries, after the answer where the account's existence would show in its time. */
@Injectable()
export class SignInFailures {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    private readonly background: BackgroundWork,
    private readonly limits: RequestLimits,
    @InjectLog() private readonly log: Logger,
  ) {}

  /**
   * Counts a try as failed, before any password is compared. A browser in which the account was signed in before has a
   * count of its own, so that the pauses that strangers bring about leave the owner alone.
   */
  async admit({ email, credential, mark }: SignInTry, context: CommandContext): Promise<CountedSignIn | undefined> {
    const { throttles, knownBrowsers } = this.vault;
    const now = context.occurredAt;
    if (!(await this.limits.admitFrom(WRONG_PASSWORDS, context))) return undefined;
    const browser = credential && mark !== undefined ? knownBrowsers.idOf(mark, credential, now) : undefined;
    const key = browser === undefined ? throttleKeys.account(email) : throttleKeys.browser(browser);
    if (!(await throttles.admit(key, ACCOUNT_TRIES, now))) return undefined;
    return {
      forget: async () => {
        await this.limits.giveBackTo(WRONG_PASSWORDS, context);
        await throttles.forget(key);
      },
    };
  }

  /**
   * Throttled tries leave nothing: whoever makes them could fill the owner's history. Of an address without an account the
   * log has a keyed hash, by which operators see that many addresses are tried.
   */
  record({ email, credential }: SignInTry, reason: SignInFailure, context: CommandContext): void {
    if (reason === 'throttled') return;
    if (!credential) {
      const { correlationId } = context;
      this.log.info({ correlationId, unknown: this.vault.pseudonyms.ofEmail(email) }, 'sign-in without an account');
      return;
    }
    this.background.begin('recording a failed sign-in', async () => {
      await this.records.run(credential.accountId, { name: 'RecordSignInFailure', reason }, context);
    });
  }
}
