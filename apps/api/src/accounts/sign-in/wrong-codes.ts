import { Injectable } from '@nestjs/common';
import { Vault } from '@keelson/vault';
import type { SignInFailure } from '@keelson/vocabulary';
import type { CommandContext } from '../../platform/execution/command-context';
import { AccountRecords } from '../records/account-records';

/** Wrong codes in a row after which signing in by code pauses until a reset by mail. */
export const WRONG_CODES = 10;

type WrongCode = Exclude<Extract<SignInFailure, `wrong-${string}`>, 'wrong-password'>;

/** Counts wrong passcodes, and what else was wrong of second factors with them, and pauses signing in after too many. */
@Injectable()
export class WrongCodes {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
  ) {}

  async count(accountId: string, reason: WrongCode, context: CommandContext): Promise<void> {
    const now = context.occurredAt;
    const paused = await this.vault.credentials.countWrongPasscode(accountId, WRONG_CODES, now);
    await this.records.run(accountId, { name: 'RecordSignInFailure', reason }, context);
    if (!paused) return;
    await this.vault.voidSecondSteps(accountId, now);
    await this.records.run(accountId, { name: 'PausePasscode' }, context);
  }
}
