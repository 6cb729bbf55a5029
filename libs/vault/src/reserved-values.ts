import type { Queryable } from './database/transaction';
import type { KeyedHash } from './keys/keyed-hash';

export type ReservedKind = 'email' | 'access-code' | 'access-code-request';

export interface Claim {
  readonly kind: ReservedKind;
  readonly value: string;
  readonly accountId: string;
  /** The command that claims, so that its repeat is known again. */
  readonly commandId?: string;
}

export interface StoredClaim {
  readonly accountId: string;
  readonly commandId?: string;
  readonly claimedAt: Date;
  readonly confirmed: boolean;
}

interface ClaimRow {
  readonly account_id: string;
  readonly claimed_at: Date;
  readonly confirmed: boolean;
  readonly command_id: string | null;
}

/** A claim whose event did not follow within this time was left behind by a crash. */
export const CLAIM_GRACE_MS = 5 * 60_000;

/**
 * Values that only one account may have. Claimed before the event that uses them is appended and confirmed after it;
 * the database's primary key decides between processes. Only a keyed hash of the value is stored.
 */
export class ReservedValues {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  on(database: Queryable): ReservedValues {
    return new ReservedValues(database, this.hash);
  }

  /** False when another account has the value. Claiming again for the same account is fine. */
  async claim({ kind, value, accountId, commandId }: Claim, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.reserved_values AS r (kind, hash, account_id, claimed_at, command_id)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (kind, hash) DO UPDATE SET claimed_at = r.claimed_at WHERE r.account_id = $3`,
      [kind, this.#hashOf(kind, value), accountId, now, commandId ?? null],
    );
    return rowCount === 1;
  }

  /** Like `claim`, and false too where the same account has the value already: for values that are drawn, not given. */
  async claimNew({ kind, value, accountId, commandId }: Claim, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.reserved_values (kind, hash, account_id, claimed_at, command_id)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT (kind, hash) DO NOTHING`,
      [kind, this.#hashOf(kind, value), accountId, now, commandId ?? null],
    );
    return rowCount === 1;
  }

  /** Who has the value, confirmed or not. */
  async claimed(kind: ReservedKind, value: string): Promise<StoredClaim | undefined> {
    const { rows } = await this.database.query<ClaimRow>(
      `SELECT account_id, claimed_at, confirmed_at IS NOT NULL AS confirmed, command_id FROM vault.reserved_values
       WHERE kind = $1 AND hash = $2`,
      [kind, this.#hashOf(kind, value)],
    );
    return rows[0] && storedClaim(rows[0]);
  }

  /** Its event is stored: the sweep leaves the claims of this account alone. */
  async confirm(accountId: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE vault.reserved_values SET confirmed_at = $2 WHERE account_id = $1 AND confirmed_at IS NULL',
      [accountId, now],
    );
  }

  /** The event behind this one value is stored. */
  async confirmValue(kind: ReservedKind, value: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE vault.reserved_values SET confirmed_at = $3 WHERE kind = $1 AND hash = $2 AND confirmed_at IS NULL',
      [kind, this.#hashOf(kind, value), now],
    );
  }

  /** Change or erasure: the values may be claimed by others. */
  async release(accountId: string): Promise<void> {
    await this.database.query('DELETE FROM vault.reserved_values WHERE account_id = $1', [accountId]);
  }

  /** One value of the account alone. */
  async releaseValue({ kind, value, accountId }: Claim): Promise<void> {
    await this.database.query('DELETE FROM vault.reserved_values WHERE kind = $1 AND hash = $2 AND account_id = $3', [
      kind,
      this.#hashOf(kind, value),
      accountId,
    ]);
  }

  /** All values of this kind that the account has, but one. */
  async releaseOthers({ kind, value, accountId }: Claim): Promise<void> {
    await this.database.query('DELETE FROM vault.reserved_values WHERE kind = $1 AND hash <> $2 AND account_id = $3', [
      kind,
      this.#hashOf(kind, value),
      accountId,
    ]);
  }

  #hashOf = (kind: ReservedKind, value: string): Buffer => this.hash(`${kind}\n${value}`);
}

const storedClaim = ({ account_id, claimed_at, confirmed, command_id }: ClaimRow): StoredClaim => ({
  accountId: account_id,
  claimedAt: claimed_at,
  confirmed,
  ...(command_id !== null && { commandId: command_id }),
});
