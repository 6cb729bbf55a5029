import type { Pool } from 'pg';
import type { Queryable } from '../database/transaction';
import type { ConnectionKeys } from './connection-keys';
import { instantOf, type StoredInstant } from './stored-instant';
import { expiriesOf, type TokenRow, tokenRow, TokenSeal } from './token-row';
import type { ProviderTokenSet } from './token-set';
import { type FreshToken, type RefreshSettings, TokenRefresh } from './token-refresh';

export interface NewGrant {
  readonly provider: string;
  readonly accountId: string;
  /** Where the provider's answer named the one that the consent reaches. */
  readonly organisationId?: string | null;
}

export interface Granted {
  readonly provider: string;
  readonly organisationId: string | null;
}

export interface ExpiringConnection {
  readonly connectionId: string;
  readonly accountId: string;
  readonly expiresAt: Date;
}

export interface UnansweredRefresh {
  readonly connectionId: string;
  readonly accountId: string;
  readonly provider: string;
}

/** Tokens of a consent whose end is asked of the provider. */
export interface RevokedTokens {
  readonly provider: string;
  readonly organisationId: string | null;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the consent ends by itself. */
  readonly endsAt: Date | null;
}

/** One row a connection: its tokens, sealed, and until when they count. */
export class ProviderTokens {
  readonly #seal: TokenSeal;
  readonly #refresh: TokenRefresh;

  constructor(
    private readonly pool: Pool,
    private readonly keys: ConnectionKeys,
  ) {
    this.#seal = new TokenSeal(keys);
    this.#refresh = new TokenRefresh(pool, this.#seal);
  }

  /** Keeps what a consent brought, before an organisation was chosen. */
  async add(
    connectionId: string,
    { provider, accountId, organisationId = null }: NewGrant,
    tokens: ProviderTokenSet,
    now: Date,
  ): Promise<void> {
    await this.pool.query(
      `INSERT INTO vault.provider_tokens (connection_id, account_id, provider, organisation_id, state, sealed,
         access_expires_at, refresh_expires_at, hard_expires_at, refreshed_at)
       VALUES ($1, $2, $3, $4, 'granted', $5, $6, $7, $8, $9)`,
      [
        connectionId,
        accountId,
        provider,
        organisationId,
        await this.#seal.close(connectionId, tokens),
        ...expiriesOf(tokens),
        now,
      ],
    );
  }

  /** A consent of this account that brought tokens and was not taken back. */
  async granted(connectionId: string, accountId: string): Promise<Granted | undefined> {
    const { rows } = await this.pool.query<{ provider: string; organisation_id: string | null }>(
      `SELECT provider, organisation_id FROM vault.provider_tokens
       WHERE connection_id = $1 AND account_id = $2 AND state IN ('granted', 'connected')`,
      [connectionId, accountId],
    );
    return rows[0] && { provider: rows[0].provider, organisationId: rows[0].organisation_id };
  }

  /** The organisation that calls under this consent are about. False when the consent is gone or another was chosen. */
  async choose(connectionId: string, organisationId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE vault.provider_tokens SET state = 'connected', organisation_id = $2
       WHERE connection_id = $1 AND (state = 'granted' OR (state = 'connected' AND organisation_id = $2))`,
      [connectionId, organisationId],
    );
    return rowCount === 1;
  }

  /** An access token that counts: see `TokenRefresh`. */
  fresh(connectionId: string, settings: RefreshSettings): Promise<FreshToken> {
    return this.#refresh.fresh(connectionId, settings);
  }

  /**
   * The provider takes no token of this consent: it is asked no more.
   * @returns why: `lost` when it may have given new tokens that never reached us.
   */
  async refuse(connectionId: string): Promise<'refused' | 'lost'> {
    await this.pool.query(
      `UPDATE vault.provider_tokens SET state = 'refused', refresh_asked_at = NULL
       WHERE connection_id = $1 AND state = 'connected'`,
      [connectionId],
    );
    const { rowCount } = await this.pool.query(
      'SELECT FROM vault.provider_tokens WHERE connection_id = $1 AND refresh_asked_at IS NOT NULL',
      [connectionId],
    );
    return rowCount === 0 ? 'refused' : 'lost';
  }

  /** Nothing is asked under this consent from now on; what is left is to take it back at the provider. */
  async beginRevoking(connectionId: string, database: Queryable = this.pool): Promise<void> {
    await database.query(`UPDATE vault.provider_tokens SET state = 'revoking' WHERE connection_id = $1`, [
      connectionId,
    ]);
  }

  /** For who takes a consent back at the provider; `undefined` once that is done. */
  async revoking(connectionId: string): Promise<RevokedTokens | undefined> {
    const row = await tokenRow(connectionId, this.pool);
    if (row?.state !== 'revoking') return undefined;
    return {
      provider: row.provider,
      organisationId: row.organisation_id,
      endsAt: row.ends_at === null ? null : instantOf(row.ends_at),
      ...(await this.#seal.open(connectionId, row.sealed)),
    };
  }

  /** Whether another connection, of whichever account, is about the same organisation: then only our copy goes. */
  async organisationShared(connectionId: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `SELECT 1 FROM vault.provider_tokens AS own JOIN vault.provider_tokens AS other
         ON other.provider = own.provider AND other.organisation_id = own.organisation_id
         AND other.connection_id <> own.connection_id AND other.state IN ('connected', 'refused')
       WHERE own.connection_id = $1 LIMIT 1`,
      [connectionId],
    );
    return (rowCount ?? 0) > 0;
  }

  /** Tokens that came while a consent was taken back. */
  async renewRevoking(connectionId: string, tokens: ProviderTokenSet): Promise<void> {
    await this.pool.query(
      `UPDATE vault.provider_tokens SET sealed = $2 WHERE connection_id = $1 AND state = 'revoking'`,
      [connectionId, await this.#seal.close(connectionId, tokens)],
    );
  }

  /** Nothing of the tokens is kept, and no copy of them opens any more. */
  async remove(connectionId: string): Promise<void> {
    await this.pool.query('DELETE FROM vault.provider_tokens WHERE connection_id = $1', [connectionId]);
    await this.pool.query('DELETE FROM vault.oauth_states WHERE connection_id = $1', [connectionId]);
    await this.keys.destroy(connectionId);
  }

  /** Connections whose consent ends before then, soonest first. */
  async expiring(before: Date, limit: number): Promise<readonly ExpiringConnection[]> {
    const { rows } = await this.pool.query<{ connection_id: string; account_id: string; expires_at: StoredInstant }>(
      `SELECT connection_id, account_id, least(refresh_expires_at, hard_expires_at) AS expires_at
       FROM vault.provider_tokens
       WHERE state = 'connected' AND account_id IS NOT NULL AND least(refresh_expires_at, hard_expires_at) < $1
       ORDER BY 3 LIMIT $2`,
      [before, limit],
    );
    return rows.map((row) => ({
      connectionId: row.connection_id,
      accountId: row.account_id,
      expiresAt: instantOf(row.expires_at),
    }));
  }

  /** Consents of which a refresh was asked for before then and no answer was stored: soonest over, soonest asked. */
  async unanswered(before: Date, limit: number): Promise<readonly UnansweredRefresh[]> {
    const { rows } = await this.pool.query<Pick<TokenRow, 'provider'> & { connection_id: string; account_id: string }>(
      `SELECT connection_id, account_id, provider FROM vault.provider_tokens
       WHERE state IN ('granted', 'connected') AND account_id IS NOT NULL AND refresh_asked_at < $1
       ORDER BY refresh_asked_at LIMIT $2`,
      [before, limit],
    );
    return rows.map((row) => ({
      connectionId: row.connection_id,
      accountId: row.account_id,
      provider: row.provider,
    }));
  }

  /** Consents that nobody made a connection of, and those whose taking back is overdue. */
  async leftBehind(before: Date, limit: number): Promise<readonly string[]> {
    const { rows } = await this.pool.query<{ connection_id: string }>(
      `SELECT connection_id FROM vault.provider_tokens
       WHERE state IN ('granted', 'revoking') AND refreshed_at < $1 ORDER BY refreshed_at LIMIT $2`,
      [before, limit],
    );
    return rows.map((row) => row.connection_id);
  }

  /** Erasure: the consents of an account are to be taken back, and no longer say whose they were. */
  async forgetAccount(accountId: string, database: Queryable = this.pool): Promise<void> {
    await database.query(
      `UPDATE vault.provider_tokens SET state = 'revoking', account_id = NULL WHERE account_id = $1`,
      [accountId],
    );
    await database.query('DELETE FROM vault.oauth_states WHERE account_id = $1', [accountId]);
  }
}
