import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction, type Queryable } from './database/transaction';
import { type KeyedHash, sameHash, tokenHash } from './keys/keyed-hash';

export const CHALLENGE_KINDS = [
  'passcode',
  'email-verification',
  'password-reset',
  'second-factor',
  'passkey-enrolment',
] as const;
export type ChallengeKind = (typeof CHALLENGE_KINDS)[number];

export interface NewChallenge {
  readonly kind: ChallengeKind;
  readonly accountId: string;
  /** Secret in the cookie of the browser that asked, which makes its code count. */
  readonly browserSecret?: string;
  readonly expiresAt: Date;
  /** Challenges of this kind that one account may open within a time. */
  readonly limit?: { readonly count: number; readonly withinMs: number };
}

/** What shows that the code comes from the right place: the browser that asked, or the mailed link. */
export type ChallengeProof = { readonly browserSecret: string } | { readonly token: string };

export interface FoundChallenge {
  readonly id: string;
  readonly accountId: string;
}

export interface UsedChallenge extends FoundChallenge {
  readonly usedAt: Date;
}

export interface MailedLink extends FoundChallenge {
  readonly state: 'open' | 'used' | 'over';
}

/** Tries that one challenge allows. */
export const CHALLENGE_TRIES = 3;

/** How many of an account's challenges count at the same time: strangers who ask too leave the owner's alone. */
const NEWEST: Readonly<Record<ChallengeKind, number>> = {
  passcode: 2,
  'email-verification': 1,
  'password-reset': 2,
  'second-factor': 2,
  'passkey-enrolment': 2,
};

const OPEN = 'used_at IS NULL AND voided_at IS NULL';

/** Passcodes, PINs and mailed links. Only hashes are stored; tries are counted before they are compared. */
export class Challenges {
  constructor(
    private readonly pool: Pool,
    private readonly hash: KeyedHash,
  ) {}

  /** Opens a challenge; of its open predecessors the newest ones stay. `undefined` when the account opened too many lately. */
  async open(challenge: NewChallenge, now: Date): Promise<string | undefined> {
    const { kind, accountId, browserSecret, expiresAt, limit } = challenge;
    return inTransaction(this.pool, async (client) => {
      await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`challenge ${kind} ${accountId}`]);
      if (limit && (await this.#opened(client, challenge, new Date(now.getTime() - limit.withinMs))) >= limit.count) {
        return undefined;
      }
      await this.#voidOlder(client, challenge, now);
      const id = randomUUID();
      // Never before the last one, so that the order is that of asking also where clocks differ.
      await client.query(
        `INSERT INTO vault.challenges (id, kind, account_id, browser_hash, opened_at, expires_at)
         SELECT $1::uuid, $2::text, $3::text, $4::bytea, greatest($5::timestamptz, max(opened_at) + interval '1 ms'), $6
         FROM vault.challenges WHERE kind = $2 AND account_id = $3`,
        [id, kind, accountId, browserSecret === undefined ? null : tokenHash(browserSecret), now, expiresAt],
      );
      return id;
    });
  }

  /** Gives an open challenge its code, its link's token or both, just before they are mailed. False when it is over. */
  async arm(
    id: string,
    secrets: { readonly code?: string; readonly token?: string; readonly expiresAt: Date },
    now: Date,
  ): Promise<boolean> {
    const { code, token, expiresAt } = secrets;
    const { rowCount } = await this.pool.query(
      `UPDATE vault.challenges SET code_hash = $2, token_hash = $3, expires_at = $4
       WHERE id = $1 AND ${OPEN} AND expires_at > $5`,
      [
        id,
        code === undefined ? null : this.#codeHash(id, code),
        token === undefined ? null : tokenHash(token),
        expiresAt,
        now,
      ],
    );
    return rowCount === 1;
  }

  /** The account of a challenge that is still open. */
  async find(kind: ChallengeKind, proof: ChallengeProof, now: Date): Promise<FoundChallenge | undefined> {
    const [column, hash] = proofColumn(proof);
    const { rows } = await this.pool.query<{ id: string; account_id: string }>(
      `SELECT id, account_id FROM vault.challenges
       WHERE ${column} = $1 AND kind = $2 AND ${OPEN} AND expires_at > $3`,
      [hash, kind, now],
    );
    return rows[0] && { id: rows[0].id, accountId: rows[0].account_id };
  }

  /** A challenge that was used up, while its time is not over: for who must finish what using it had begun. */
  async findUsed(kind: ChallengeKind, proof: ChallengeProof, now: Date): Promise<UsedChallenge | undefined> {
    const [column, hash] = proofColumn(proof);
    const { rows } = await this.pool.query<{ id: string; account_id: string; used_at: Date }>(
      `SELECT id, account_id, used_at FROM vault.challenges
       WHERE ${column} = $1 AND kind = $2 AND used_at IS NOT NULL AND voided_at IS NULL AND expires_at > $3`,
      [hash, kind, now],
    );
    return rows[0] && { id: rows[0].id, accountId: rows[0].account_id, usedAt: rows[0].used_at };
  }

  /**
   * Takes one try of a challenge and compares. Parallel tries beyond the limit are never compared: `over`. One that is
   * used up compares only if such a one is asked for. Tries with the mailed link are counted apart, so that the browser
   * that asked cannot use up those of the person who reads the mail.
   */
  async guess(
    id: string,
    code: string,
    now: Date,
    { state = 'open', by = 'browser' }: { readonly state?: 'open' | 'used'; readonly by?: 'browser' | 'link' } = {},
  ): Promise<'right' | 'wrong' | 'over'> {
    const column = by === 'link' ? 'link_tries' : 'tries';
    const { rows } = await this.pool.query<{ code_hash: Buffer | null }>(
      `UPDATE vault.challenges SET ${column} = ${column} + 1
       WHERE id = $1 AND (used_at IS NOT NULL) = $4 AND voided_at IS NULL AND expires_at > $2 AND ${column} < $3
         AND code_hash IS NOT NULL RETURNING code_hash`,
      [id, now, CHALLENGE_TRIES, state === 'used'],
    );
    const stored = rows[0]?.code_hash;
    if (!stored) return 'over';
    return sameHash(stored, this.#codeHash(id, code)) ? 'right' : 'wrong';
  }

  /** Takes one try of an open challenge whose code is compared elsewhere; false beyond the limit. */
  async takeTry(id: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE vault.challenges SET tries = tries + 1 WHERE id = $1 AND ${OPEN} AND expires_at > $2 AND tries < $3`,
      [id, now, CHALLENGE_TRIES],
    );
    return rowCount === 1;
  }

  /** The code was right and something else was not: the try does not count. */
  async giveBack(id: string, by: 'browser' | 'link'): Promise<void> {
    const column = by === 'link' ? 'link_tries' : 'tries';
    await this.pool.query(`UPDATE vault.challenges SET ${column} = ${column} - 1 WHERE id = $1 AND ${column} > 0`, [
      id,
    ]);
  }

  /** Uses a challenge up and voids the account's others of its kind; true for exactly one caller. */
  async use(id: string, now: Date, database: Queryable = this.pool): Promise<boolean> {
    const { rows } = await database.query<{ id: string }>(
      `WITH rivals AS (
         SELECT c.id, c.expires_at FROM vault.challenges c
         JOIN vault.challenges chosen ON chosen.id = $1 AND c.account_id = chosen.account_id AND c.kind = chosen.kind
         WHERE c.used_at IS NULL AND c.voided_at IS NULL ORDER BY c.id FOR UPDATE OF c
       )
       UPDATE vault.challenges c SET used_at = CASE WHEN c.id = $1 THEN $2::timestamptz END,
         voided_at = CASE WHEN c.id <> $1 THEN $2::timestamptz END
       FROM rivals WHERE c.id = rivals.id
         AND EXISTS (SELECT 1 FROM rivals WHERE id = $1 AND expires_at > $2) RETURNING c.id`,
      [id, now],
    );
    return rows.some((row) => row.id === id);
  }

  /** What became of a mailed link, whether or not it still counts. */
  async link(kind: ChallengeKind, token: string, now: Date): Promise<MailedLink | undefined> {
    const { rows } = await this.pool.query<{ id: string; account_id: string; state: MailedLink['state'] }>(
      `SELECT id, account_id, CASE WHEN used_at IS NOT NULL THEN 'used'
         WHEN voided_at IS NOT NULL OR expires_at <= $3 THEN 'over' ELSE 'open' END AS state
       FROM vault.challenges WHERE kind = $1 AND token_hash = $2`,
      [kind, tokenHash(token), now],
    );
    return rows[0] && { id: rows[0].id, accountId: rows[0].account_id, state: rows[0].state };
  }

  async voidOpen(accountId: string, kind: ChallengeKind, now: Date, database: Queryable = this.pool): Promise<void> {
    await database.query(`UPDATE vault.challenges SET voided_at = $3 WHERE account_id = $1 AND kind = $2 AND ${OPEN}`, [
      accountId,
      kind,
      now,
    ]);
  }

  /** Erasure: open or over, none is kept. */
  async removeAll(accountId: string, database: Queryable = this.pool): Promise<void> {
    await database.query('DELETE FROM vault.challenges WHERE account_id = $1', [accountId]);
  }

  async #voidOlder(client: Queryable, { kind, accountId }: NewChallenge, now: Date): Promise<void> {
    await client.query(
      `UPDATE vault.challenges SET voided_at = $3 WHERE id IN (
         SELECT id FROM vault.challenges WHERE account_id = $1 AND kind = $2 AND ${OPEN}
         ORDER BY opened_at DESC OFFSET $4)`,
      [accountId, kind, now, NEWEST[kind] - 1],
    );
  }

  async #opened(client: Queryable, { kind, accountId }: NewChallenge, since: Date): Promise<number> {
    const { rows } = await client.query<{ opened: number }>(
      `SELECT count(*)::int AS opened FROM vault.challenges WHERE account_id = $1 AND kind = $2 AND opened_at > $3`,
      [accountId, kind, since],
    );
    return rows[0]?.opened ?? 0;
  }

  /** Bound to its challenge, so that a code never fits another one. */
  #codeHash = (id: string, code: string): Buffer => this.hash(`${id}\n${code}`);
}

const proofColumn = (proof: ChallengeProof): readonly ['browser_hash' | 'token_hash', Buffer] =>
  'token' in proof ? ['token_hash', tokenHash(proof.token)] : ['browser_hash', tokenHash(proof.browserSecret)];
