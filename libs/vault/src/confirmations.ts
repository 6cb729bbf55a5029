import { canonicalJson } from '@keelson/kernel';
import type { Queryable } from './database/transaction';
import { type KeyedHash, newToken, tokenHash } from './keys/keyed-hash';

/** How long a confirmation may wait for its act, and how long afterwards a lost answer may be asked for again. */
export const CONFIRMATION_MS = 5 * 60_000;

/** One act on one target: what a confirmation is given for, and what it is used for. */
export interface SensitiveAct {
  /** Who gave the own password, in which session. */
  readonly accountId: string;
  readonly sessionId: string;
  /** The account that the act is about: not the own one while acting for somebody. */
  readonly subjectId: string;
  /** Id of the route. */
  readonly route: string;
  /** The values that say on whom or what; those that are `undefined` count as left out. */
  readonly target: Readonly<Record<string, unknown>>;
}

/** `other`: given for another act, target or session, or never. */
export type ConfirmationOutcome = 'confirmed' | 'used' | 'expired' | 'other';

interface Row {
  readonly used_at: Date | null;
}

/**
 * Confirmations by the own password. The caller holds 256 random bits, the database their digest and a keyed hash of
 * what they are for.
 */
export class Confirmations {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  /** @returns the confirmation, which counts for this act for five minutes. */
  async give(act: SensitiveAct, now: Date, database: Queryable = this.database): Promise<string> {
    const confirmation = newToken();
    await database.query(
      `INSERT INTO vault.confirmations (token_hash, account_id, act_hash, expires_at) VALUES ($1, $2, $3, $4)`,
      [tokenHash(confirmation), act.accountId, this.#hashOf(act), new Date(now.getTime() + CONFIRMATION_MS)],
    );
    return confirmation;
  }

  /**
   * Uses a confirmation up. One statement decides: of many at once, one is let through. The request that used it is let
   * through again, so that whoever lost its answer gets to the answer that was kept.
   * @param request what tells one request from all others, and a repetition from none.
   */
  async use(confirmation: string, act: SensitiveAct, request: string, now: Date): Promise<ConfirmationOutcome> {
    const given = [tokenHash(confirmation), this.#hashOf(act)];
    const { rowCount } = await this.database.query(
      `UPDATE vault.confirmations SET used_at = coalesce(used_at, $3), request_hash = $4
       WHERE token_hash = $1 AND act_hash = $2
         AND (used_at IS NULL AND expires_at > $3 OR request_hash = $4 AND used_at > $5)`,
      [...given, now, tokenHash(request), new Date(now.getTime() - CONFIRMATION_MS)],
    );
    if (rowCount === 1) return 'confirmed';
    const { rows } = await this.database.query<Row>(
      'SELECT used_at FROM vault.confirmations WHERE token_hash = $1 AND act_hash = $2',
      given,
    );
    if (!rows[0]) return 'other';
    return rows[0].used_at === null ? 'expired' : 'used';
  }

  /** Erasure: used or not, none is kept. */
  async removeAll(accountId: string, database: Queryable = this.database): Promise<void> {
    await database.query('DELETE FROM vault.confirmations WHERE account_id = $1', [accountId]);
  }

  #hashOf = ({ accountId, sessionId, subjectId, route, target }: SensitiveAct): Buffer =>
    this.hash(canonicalJson({ accountId, sessionId, subjectId, route, target }));
}
