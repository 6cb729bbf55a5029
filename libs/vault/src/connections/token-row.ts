import type { Queryable } from '../database/transaction';
import type { ConnectionKeys } from './connection-keys';
import type { ProviderTokenSet } from './token-set';
import type { StoredInstant } from './stored-instant';

export interface TokenRow {
  readonly provider: string;
  readonly organisation_id: string | null;
  readonly state: 'granted' | 'connected' | 'refused' | 'revoking';
  readonly sealed: Buffer;
  readonly access_expires_at: StoredInstant;
  /** When the consent ends by itself. */
  readonly ends_at: StoredInstant | null;
  /** Since when a refresh is under way, or was asked for without an answer that was stored. */
  readonly refresh_asked_at: StoredInstant | null;
}

const ROW = `SELECT provider, organisation_id, state, sealed, access_expires_at, refresh_asked_at,
    least(refresh_expires_at, hard_expires_at) AS ends_at
  FROM vault.provider_tokens WHERE connection_id = $1`;
const ROW_LOCKED = `${ROW} FOR UPDATE`;

export async function tokenRow(connectionId: string, database: Queryable): Promise<TokenRow | undefined> {
  return (await database.query<TokenRow>(ROW, [connectionId])).rows[0];
}

export async function lockedTokenRow(connectionId: string, database: Queryable): Promise<TokenRow | undefined> {
  return (await database.query<TokenRow>(ROW_LOCKED, [connectionId])).rows[0];
}

export const expiriesOf = ({ accessExpiresAt, refreshExpiresAt, hardExpiresAt }: ProviderTokenSet) =>
  [accessExpiresAt, refreshExpiresAt, hardExpiresAt] as const;

type Secrets = Pick<ProviderTokenSet, 'accessToken' | 'refreshToken'>;

/** What of tokens is secret, as it is stored. */
export class TokenSeal {
  constructor(private readonly keys: ConnectionKeys) {}

  close(connectionId: string, { accessToken, refreshToken }: Secrets): Promise<Buffer> {
    return this.keys.seal(connectionId, JSON.stringify({ accessToken, refreshToken } satisfies Secrets));
  }

  async open(connectionId: string, sealed: Buffer): Promise<Secrets> {
    return JSON.parse(await this.keys.open(connectionId, sealed)) as Secrets;
  }
}
