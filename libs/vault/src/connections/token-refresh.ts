import type { Pool } from 'pg';
import { alone, type Queryable, transactionIn } from '../database/transaction';
import type { ProviderTokenSet } from './token-set';
import { instantOf } from './stored-instant';
import { expiriesOf, lockedTokenRow, type TokenRow, tokenRow, type TokenSeal } from './token-row';

export type FreshToken =
  | { readonly kind: 'token'; readonly accessToken: string }
  /** The provider takes the refresh token no longer. It is asked once. */
  | { readonly kind: 'refused' }
  /** There is no such connection, or it is being taken back. */
  | { readonly kind: 'gone' };

export interface RefreshSettings {
  /** Asks the provider; `null` when it refuses for good. Whatever it throws leaves the tokens as they were. */
  readonly refresh: (refreshToken: string) => Promise<ProviderTokenSet | null>;
  readonly now: () => Date;
  /** An access token the provider has just refused: a new one is wanted unless somebody else got it meanwhile. */
  readonly refusedToken?: string | undefined;
}

/** A token that ends within this is not handed out any more: the call it is for may take as long. */
const MARGIN_MS = 60_000;
/** Longer than any provider is waited for: a pool that closes idle transactions sooner would lose what it just gave. */
const PATIENCE = `SET LOCAL idle_in_transaction_session_timeout = '30s'`;

/**
 * An access token that counts. When the one at hand is over, exactly one caller in all processes refreshes it: under
 * the lock of the row, after reading it again, and the new tokens are durable before anybody uses them.
 *
 * That the provider is asked is durable before it is asked. So the next try after a crash between its answer and our
 * commit asks again with the token at hand, even if the access token seems good: Xero takes the one before for half an
 * hour. Where it is refused then, as at Intuit, the consent is lost, and the row keeps that it was.
 */
export class TokenRefresh {
  /** One refresh at a time in this process, so that those who wait for it hold no connection of the pool. */
  readonly #underWay = new Map<string, Promise<FreshToken>>();

  constructor(
    private readonly pool: Pool,
    private readonly seal: TokenSeal,
  ) {}

  async fresh(connectionId: string, settings: RefreshSettings): Promise<FreshToken> {
    const known = await this.#usable(connectionId, await tokenRow(connectionId, this.pool), settings);
    if (known) return known;
    const underWay = this.#underWay.get(connectionId);
    if (underWay) return underWay;
    const refreshing = this.#refresh(connectionId, settings).finally(() => this.#underWay.delete(connectionId));
    this.#underWay.set(connectionId, refreshing);
    return refreshing;
  }

  async #usable(
    connectionId: string,
    row: TokenRow | undefined,
    { now, refusedToken }: RefreshSettings,
  ): Promise<FreshToken | undefined> {
    if (!row || row.state === 'revoking') return { kind: 'gone' };
    if (row.state === 'refused') return { kind: 'refused' };
    if (row.refresh_asked_at !== null) return undefined;
    if (instantOf(row.access_expires_at).getTime() - MARGIN_MS <= now().getTime()) return undefined;
    const { accessToken } = await this.seal.open(connectionId, row.sealed);
    return accessToken === refusedToken ? undefined : { kind: 'token', accessToken };
  }

  #refresh(connectionId: string, settings: RefreshSettings): Promise<FreshToken> {
    return alone(this.pool, `refresh ${connectionId}`, async (session) => {
      const row = await tokenRow(connectionId, session.client);
      const known = await this.#usable(connectionId, row, settings);
      if (known) return known;
      const askedBefore = row?.refresh_asked_at ?? null;
      await session.client.query(
        `UPDATE vault.provider_tokens SET refresh_asked_at = $2
         WHERE connection_id = $1 AND refresh_asked_at IS NULL AND state IN ('granted', 'connected')`,
        [connectionId, settings.now()],
      );
      return transactionIn(session, (client) => this.#ask(connectionId, askedBefore !== null, settings, client));
    });
  }

  async #ask(
    connectionId: string,
    unanswered: boolean,
    settings: RefreshSettings,
    client: Queryable,
  ): Promise<FreshToken> {
    await client.query(PATIENCE);
    const row = await lockedTokenRow(connectionId, client);
    if (!row || row.state === 'revoking') return { kind: 'gone' };
    if (row.state === 'refused') return { kind: 'refused' };
    const { refreshToken } = await this.seal.open(connectionId, row.sealed);
    const tokens = await settings.refresh(refreshToken);
    if (!tokens) {
      await client.query(
        `UPDATE vault.provider_tokens SET state = 'refused', refresh_asked_at = CASE WHEN $2 THEN refresh_asked_at END
         WHERE connection_id = $1`,
        [connectionId, unanswered],
      );
      return { kind: 'refused' };
    }
    await client.query(
      `UPDATE vault.provider_tokens SET sealed = $2, access_expires_at = $3, refresh_expires_at = $4,
         hard_expires_at = coalesce($5, hard_expires_at), refreshed_at = $6, refreshes = refreshes + 1,
         refresh_asked_at = NULL
       WHERE connection_id = $1`,
      [connectionId, await this.seal.close(connectionId, tokens), ...expiriesOf(tokens), settings.now()],
    );
    return { kind: 'token', accessToken: tokens.accessToken };
  }
}
