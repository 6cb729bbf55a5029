import { randomInt } from 'node:crypto';
import type { Queryable } from '../database/transaction';
import type { KeyedHash } from '../keys/keyed-hash';

/** How many codes are made at a time. */
export const RECOVERY_CODES = 10;

/** Without those that are taken for others when they are read from paper: 0 and O, 1, I and L, U and V. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTWXYZ';
const GROUP = 5;
/** 15 letters of 29: 72 bits. */
const GROUPS = 3;

/**
 * Codes for the day on which the second factor is lost: each counts once. The database holds keyed hashes, bound to their
 * account.
 */
export class RecoveryCodes {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  /** New codes in place of all before. They are readable here and nowhere else. */
  async renew(accountId: string, now: Date, database: Queryable = this.database): Promise<readonly string[]> {
    const codes = Array.from({ length: RECOVERY_CODES }, newCode);
    await database.query('DELETE FROM vault.recovery_codes WHERE account_id = $1', [accountId]);
    await database.query(
      `INSERT INTO vault.recovery_codes (account_id, code_hash, made_at)
       SELECT $1, code_hash, $3 FROM unnest($2::bytea[]) AS code_hash`,
      [accountId, codes.map((code) => this.#hashOf(accountId, code)), now],
    );
    return codes;
  }

  /** Uses a code up, however its letters and groups are typed: true for exactly one caller. */
  async use(accountId: string, code: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      'UPDATE vault.recovery_codes SET used_at = $3 WHERE account_id = $1 AND code_hash = $2 AND used_at IS NULL',
      [accountId, this.#hashOf(accountId, code), now],
    );
    return rowCount === 1;
  }

  /** How many are left. */
  async left(accountId: string): Promise<number> {
    const { rows } = await this.database.query<{ left: number }>(
      'SELECT count(*)::int AS left FROM vault.recovery_codes WHERE account_id = $1 AND used_at IS NULL',
      [accountId],
    );
    return rows[0]?.left ?? 0;
  }

  #hashOf = (accountId: string, code: string): Buffer => this.hash(`${accountId}\n${plain(code)}`);
}

const plain = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
  ).join('-');
