import type { Pool } from 'pg';
import { inTransaction, type Queryable } from '../database/transaction';
import type { KeyedHash } from '../keys/keyed-hash';
import type { SubjectKeyStore } from '../keys/subject-key-store';
import { Authenticators } from './authenticators';
import { type NewPasskey, Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorRule } from './second-factor-rule';

/** What an account can prove itself with besides its password. */
export interface EnrolledFactors {
  /** Since when an authenticator app counts. */
  readonly authenticatorSince: Date | undefined;
  /** How many of them count. */
  readonly passkeys: number;
  readonly recoveryCodesLeft: number;
}

/** Whether a mailed passcode is replaced. */
export const hasSecondFactor = ({ authenticatorSince, passkeys }: EnrolledFactors): boolean =>
  authenticatorSince !== undefined || passkeys > 0;

/** Second factors of members of staff, beside the mailed passcode. */
export class SecondFactors {
  readonly authenticators: Authenticators;
  readonly passkeys: Passkeys;
  readonly recoveryCodes: RecoveryCodes;
  readonly rule: SecondFactorRule;

  constructor(
    private readonly pool: Pool,
    keys: Pick<SubjectKeyStore, 'keyFor'>,
    hashes: { readonly recoveryCodes: KeyedHash; readonly passkeys: KeyedHash },
  ) {
    this.authenticators = new Authenticators(pool, keys);
    this.passkeys = new Passkeys(pool, keys, hashes.passkeys);
    this.recoveryCodes = new RecoveryCodes(pool, hashes.recoveryCodes);
    this.rule = new SecondFactorRule(pool);
  }

  async of(accountId: string): Promise<EnrolledFactors> {
    const { rows } = await this.pool.query<{ confirmed_at: Date | null; passkeys: number; codes: number }>(
      `SELECT (SELECT confirmed_at FROM vault.authenticators WHERE account_id = $1) AS confirmed_at,
         (SELECT count(*)::int FROM vault.passkeys WHERE account_id = $1) AS passkeys,
         (SELECT count(*)::int FROM vault.recovery_codes WHERE account_id = $1 AND used_at IS NULL) AS codes`,
      [accountId],
    );
    const [row] = rows;
    return {
      authenticatorSince: row?.confirmed_at ?? undefined,
      passkeys: row?.passkeys ?? 0,
      recoveryCodesLeft: row?.codes ?? 0,
    };
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

  /**
   * The passkey counts from now on.
   * @returns recovery codes, none where the account has some; `undefined` where the passkey cannot be added.
   */
  addPasskey(passkey: NewPasskey, now: Date): Promise<readonly string[] | undefined> {
    return inTransaction(this.pool, async (client) => {
      if (!(await this.passkeys.add(passkey, now, client))) return undefined;
      return this.#firstCodes(passkey.accountId, now, client);
    });
  }

  /** The recovery codes go with the last factor. Harmless where there is none. */
  removeAuthenticator(accountId: string): Promise<void> {
    return this.#remove(accountId, 'DELETE FROM vault.authenticators WHERE account_id = $1', [accountId]);
  }

  /** Likewise. */
  removePasskey(accountId: string, id: string): Promise<void> {
    const statement = 'DELETE FROM vault.passkeys WHERE account_id = $1 AND passkey_id = $2';
    return this.#remove(accountId, statement, [accountId, id]);
  }

  /** Reset and erasure: none is left. */
  async removeAll(accountId: string, database: Queryable = this.pool): Promise<void> {
    await database.query('DELETE FROM vault.authenticators WHERE account_id = $1', [accountId]);
    await database.query('DELETE FROM vault.passkeys WHERE account_id = $1', [accountId]);
    await database.query('DELETE FROM vault.recovery_codes WHERE account_id = $1', [accountId]);
  }

  #remove(accountId: string, statement: string, values: readonly string[]): Promise<void> {
    return inTransaction(this.pool, async (client) => {
      await client.query(statement, [...values]);
      await client.query(
        `DELETE FROM vault.recovery_codes c WHERE c.account_id = $1
           AND NOT EXISTS (SELECT 1 FROM vault.authenticators a WHERE a.account_id = $1 AND a.confirmed_at IS NOT NULL)
           AND NOT EXISTS (SELECT 1 FROM vault.passkeys p WHERE p.account_id = $1)`,
        [accountId],
      );
    });
  }

  async #firstCodes(accountId: string, now: Date, client: Queryable): Promise<readonly string[]> {
    const { rows } = await client.query<{ some: boolean }>(
      'SELECT EXISTS (SELECT 1 FROM vault.recovery_codes WHERE account_id = $1) AS some',
      [accountId],
    );
    return rows[0]?.some ? [] : this.recoveryCodes.renew(accountId, now, client);
  }
}
