import type { Role } from '@keelson/vocabulary';
import { randomUUID } from 'node:crypto';
import { instantOf, type StoredInstant } from './connections/stored-instant';
import type { Queryable } from './database/transaction';
import { newToken, tokenHash } from './keys/keyed-hash';
import { NO_SECOND_FACTOR, SECOND_FACTOR_IS_REQUIRED } from './second-factors/second-factor-rule';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A session nobody uses for this long is over. */
export const IDLE_MS = 30 * MINUTE_MS;
/** How exactly the last activity is kept: a durable write for every command would cost as much as the command. */
const TOUCH_GRAIN_MS = 30_000;
/** However much it is used, a session is over after this long. */
export const ABSOLUTE_MS: Record<Role, number> = {
  customer: 12 * HOUR_MS,
  partner: 12 * HOUR_MS,
  admin: 8 * HOUR_MS,
  superAdmin: 8 * HOUR_MS,
};

/** What lets a session act for a customer until then; the server alone knows it. */
export interface ActingGrant {
  readonly grantId: string;
  readonly customerId: string;
  readonly endsAt: Date;
}

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly kind: Role;
  readonly permissions: readonly string[];
  readonly userAgent: string;
  readonly startedAt: Date;
  readonly lastActiveAt: Date;
  readonly expiresAt: Date;
  /** Whether the link in the mail to the account's address was opened. */
  readonly emailVerified: boolean;
  /** The password does not fit the rule and is to be changed before anything else. */
  readonly passwordUnfit: boolean;
  /** One is required of all staff, and the holder has none. */
  readonly secondFactorMissing: boolean;
  /** Also once its time is over: whoever reads it looks at `endsAt`. */
  readonly acting?: ActingGrant;
}

export type NewSession = Pick<Session, 'accountId' | 'kind' | 'userAgent'>;

/** What a session is found by: its token is for the cookie. */
export interface StartedSession {
  readonly id: string;
  readonly token: string;
}

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly kind: Role;
  readonly permissions: string[];
  readonly user_agent: string;
  readonly started_at: StoredInstant;
  readonly last_active_at: StoredInstant;
  readonly expires_at: StoredInstant;
  readonly email_verified: boolean;
  readonly password_unfit: boolean;
  readonly second_factor_missing: boolean;
  readonly acting_as: string | null;
  readonly acting_grant: string | null;
  readonly acting_until: StoredInstant | null;
}

const SELECT = `SELECT s.id, s.account_id, c.kind, c.permissions, s.user_agent, s.started_at, s.last_active_at,
    s.expires_at, c.email_verified_at IS NOT NULL AS email_verified, c.password_unfit,
    s.acting_as, s.acting_grant, s.acting_until,
    c.kind IN ('admin', 'superAdmin') AND ${SECOND_FACTOR_IS_REQUIRED} AND ${NO_SECOND_FACTOR} AS second_factor_missing
  FROM vault.sessions s JOIN vault.credentials c USING (account_id)
  WHERE s.ended_at IS NULL AND c.disabled_at IS NULL`;

const LONGEST_USER_AGENT = 300;

/** Whether time has not ended the session: idle and absolute limit. */
export const isAlive = (session: Pick<Session, 'lastActiveAt' | 'expiresAt'>, now: Date): boolean =>
  now.getTime() - session.lastActiveAt.getTime() <= IDLE_MS && now < session.expiresAt;

/** Whether its last activity is kept exactly enough. What was read a while ago only makes it look older than it is. */
export const isFreshlyTouched = ({ lastActiveAt }: Pick<Session, 'lastActiveAt'>, now: Date): boolean =>
  now.getTime() - lastActiveAt.getTime() < TOUCH_GRAIN_MS;

/** Server-side sessions. The browser holds 256 random bits, the database their digest. */
export class Sessions {
  constructor(private readonly database: Queryable) {}

  /**
   * For an account that is gone or disabled by now nothing is stored: the token that is answered opens nothing. The
   * lock lets an erasure go first or wait, so that no session outlives it.
   */
  async start({ accountId, kind, userAgent }: NewSession, now: Date): Promise<StartedSession> {
    const id = randomUUID();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + ABSOLUTE_MS[kind]);
    await this.database.query(
      `INSERT INTO vault.sessions
         (id, token_hash, account_id, user_agent, started_at, last_active_at, expires_at)
       SELECT $1::uuid, $2::bytea, c.account_id, $4::text, $5::timestamptz, $5, $6::timestamptz
       FROM vault.credentials c
       WHERE c.account_id = $3 AND c.disabled_at IS NULL FOR KEY SHARE`,
      [id, tokenHash(token), accountId, printable(userAgent), now, expiresAt],
    );
    return { id, token };
  }

  async byToken(token: string): Promise<Session | undefined> {
    return this.#one('s.token_hash = $1', tokenHash(token));
  }

  async byId(id: string): Promise<Session | undefined> {
    return this.#one('s.id = $1', id);
  }

  /** Those of these sessions that nobody has ended; whether time has is left to `isAlive`. */
  async byIds(ids: readonly string[]): Promise<readonly Session[]> {
    const { rows } = await this.database.query<Row>(`${SELECT} AND s.id = ANY($1)`, [ids]);
    return rows.map(sessionOf);
  }

  /** The account's sessions that are alive, the last used first. */
  async ofAccount(accountId: string, now: Date): Promise<readonly Session[]> {
    const { rows } = await this.database.query<Row>(
      `${SELECT} AND s.account_id = $1 AND s.expires_at > $2 ORDER BY s.last_active_at DESC`,
      [accountId, now],
    );
    return rows.map(sessionOf).filter((session) => isAlive(session, now));
  }

  /** Somebody did something: the idle time starts anew, unless it did within the grain. */
  async touch(id: string, now: Date): Promise<void> {
    await this.database.query(
      'UPDATE vault.sessions SET last_active_at = $2 WHERE id = $1 AND ended_at IS NULL AND last_active_at <= $3',
      [id, now, new Date(now.getTime() - TOUCH_GRAIN_MS)],
    );
  }

  /** The own password was given again: the session has a new token, the old one is dead. */
  async renewToken(id: string, now: Date, database: Queryable = this.database): Promise<string | undefined> {
    const token = newToken();
    const { rowCount } = await database.query(
      'UPDATE vault.sessions SET token_hash = $2, last_active_at = $3 WHERE id = $1 AND ended_at IS NULL',
      [id, tokenHash(token), now],
    );
    return rowCount === 1 ? token : undefined;
  }

  /** Lets a session go on under another id and token, so that nothing that was issued for it counts any more. */
  async renew(id: string, now: Date, database: Queryable = this.database): Promise<StartedSession | undefined> {
    return this.#renewed(id, now, {}, database);
  }

  /**
   * The session acts for the customer from now on, under another id and token. Not while it acts for somebody already, and
   * for nobody but a customer who may sign in: `undefined` then, and when the session was over by then.
   */
  async beginActing(
    id: string,
    { grantId, customerId, endsAt }: ActingGrant,
    now: Date,
  ): Promise<StartedSession | undefined> {
    return this.#renewed(id, now, {
      changes: ', acting_as = $5, acting_grant = $6, acting_until = $7',
      where: `AND (acting_until IS NULL OR acting_until <= $4) AND EXISTS (
         SELECT 1 FROM vault.credentials c WHERE c.account_id = $5 AND c.kind = 'customer' AND c.disabled_at IS NULL)`,
      values: [customerId, grantId, endsAt],
    });
  }

  /** The session is its holder's own again, under another id and token; `undefined` when it was over by then. */
  async endActing(id: string, now: Date): Promise<StartedSession | undefined> {
    return this.#renewed(id, now, { changes: ', acting_as = NULL, acting_grant = NULL, acting_until = NULL' });
  }

  /** Nobody acts for this account any more. */
  async endActingFor(customerId: string, database: Queryable = this.database): Promise<void> {
    await database.query(
      `UPDATE vault.sessions SET acting_as = NULL, acting_grant = NULL, acting_until = NULL WHERE acting_as = $1`,
      [customerId],
    );
  }

  /** True when the session was open until now. */
  async end(id: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      'UPDATE vault.sessions SET ended_at = $2 WHERE id = $1 AND ended_at IS NULL',
      [id, now],
    );
    return rowCount === 1;
  }

  /** Ends the account's sessions, all or all but one. @returns how many were open. */
  async endAll(accountId: string, now: Date, database: Queryable = this.database, except?: string): Promise<number> {
    const { rowCount } = await database.query(
      `UPDATE vault.sessions SET ended_at = $2 WHERE account_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $3`,
      [accountId, now, except ?? null],
    );
    return rowCount ?? 0;
  }

  /** Erasure: alive or over, none is kept. */
  async removeAll(accountId: string, database: Queryable = this.database): Promise<void> {
    await database.query('DELETE FROM vault.sessions WHERE account_id = $1', [accountId]);
  }

  /** @param values stand from `$5` on in what else is changed and asked for. */
  async #renewed(
    id: string,
    now: Date,
    { changes = '', where = '', values = [] }: Partial<Readonly<{ changes: string; where: string; values: unknown[] }>>,
    database: Queryable = this.database,
  ): Promise<StartedSession | undefined> {
    const renewed = { id: randomUUID(), token: newToken() };
    const { rowCount } = await database.query(
      `UPDATE vault.sessions
       SET id = $2, token_hash = $3, last_active_at = greatest(last_active_at, $4)${changes}
       WHERE id = $1 AND ended_at IS NULL ${where}`,
      [id, renewed.id, tokenHash(renewed.token), now, ...values],
    );
    return rowCount === 1 ? renewed : undefined;
  }

  async #one(condition: string, value: unknown): Promise<Session | undefined> {
    const { rows } = await this.database.query<Row>(`${SELECT} AND ${condition}`, [value]);
    return rows[0] && sessionOf(rows[0]);
  }
}

const printable = (userAgent: string): string => userAgent.replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_USER_AGENT);

const sessionOf = (row: Row): Session => ({
  id: row.id,
  accountId: row.account_id,
  kind: row.kind,
  permissions: row.permissions,
  userAgent: row.user_agent,
  startedAt: instantOf(row.started_at),
  lastActiveAt: instantOf(row.last_active_at),
  expiresAt: instantOf(row.expires_at),
  emailVerified: row.email_verified,
  passwordUnfit: row.password_unfit,
  secondFactorMissing: row.second_factor_missing,
  ...(row.acting_as !== null &&
    row.acting_grant !== null &&
    row.acting_until !== null && {
      acting: { grantId: row.acting_grant, customerId: row.acting_as, endsAt: instantOf(row.acting_until) },
    }),
});
