import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../database/transaction';
import type { KeyedHash } from '../keys/keyed-hash';
import type { SubjectKeyStore } from '../keys/subject-key-store';
import { Authenticators } from './authenticators';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorRule } from './second-factor-rule';

/** What an account can prove itself with besides its password. */
export interface EnrolledFactors {
  /** Since when an authenticator app counts. */
  readonly authenticatorSince: Date | undefined;
  readonly recoveryCodesLeft: number;
}

/** Whether a mailed passcode is replaced. */
export const hasSecondFactor = ({ authenticatorSince }: EnrolledFactors): boolean => authenticatorSince !== undefined;

/** Second factors of members of staff, beside the mailed passcode. */
export class SecondFactors {
  readonly authenticators: Authenticators;
  readonly recoveryCodes: RecoveryCodes;
  readonly rule: SecondFactorRule;

  constructor(
    private readonly pool: Pool,
    keys: Pick<SubjectKeyStore, 'keyFor'>,
    recoveryHash: KeyedHash,
  ) {
    this.authenticators = new Authenticators(pool, keys);
    this.recoveryCodes = new RecoveryCodes(pool, recoveryHash);
    this.rule = new SecondFactorRule(pool);
  }

  async of(accountId: string): Promise<EnrolledFactors> {
    const { rows } = await this.pool.query<{ confirmed_at: Date | null; codes: number }>(
      `SELECT (SELECT confirmed_at FROM vault.authenticators WHERE account_id = $1) AS confirmed_at,
         (SELECT count(*)::int FROM vault.recovery_codes WHERE account_id = $1 AND used_at IS NULL) AS codes`,
      [accountId],
    );
    const [row] = rows;
    return { authenticatorSince: row?.confirmed_at ?? undefined, recoveryCodesLeft: row?.codes ?? 0 };
  }

  /**
   * The authenticator that waits for its first code counts from now on.
   * @returns recovery codes, none where the account has some; `undefined` where the code is not the right one.
   */
  confirmAuthenticator(accountId: string, code: string, now: Date): Promise<readonly string[] | undefined> {
    return inTransaction(this.pool, async (client) => {
      if (!(await this.authenticators.confirm(accountId, code, now, client))) return undefined;
      return this.#firstCodes(accountId, now, client);
    });
  }

  /** The recovery codes go with the last factor. Harmless where there is none. */
  removeAuthenticator(accountId: string): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await client.query('DELETE FROM vault.authenticators WHERE account_id = $1', [accountId]);
      await client.query('DELETE FROM vault.recovery_codes WHERE account_id = $1', [accountId]);
    });
  }

  /** Reset and erasure: none is left. */
  async removeAll(accountId: string, database: Queryable = this.pool): Promise<void> {
    await database.query('DELETE FROM vault.authenticators WHERE account_id = $1', [accountId]);
    await database.query('DELETE FROM vault.recovery_codes WHERE account_id = $1', [accountId]);
  }

  async #firstCodes(accountId: string, now: Date, client: Queryable): Promise<readonly string[]> {
    const { rows } = await client.query<{ some: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM vault.recovery_codes WHERE account_id = $1) AS some',
      [accountId],
    );
    return rows[0]?.some ? [] : this.recoveryCodes.renew(accountId, now, client);
  }
}
