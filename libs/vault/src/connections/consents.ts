import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { type KeyedHash, newToken, tokenHash } from '../keys/keyed-hash';
import { instantOf, type StoredInstant } from './stored-instant';

/** Who asks a provider for consent, in which browser session. */
export interface NewConsent {
  readonly provider: string;
  readonly accountId: string;
  readonly sessionId: string;
}

/** What goes to the provider with the browser, but for `codeVerifier`, which stays here. */
export interface OpenedConsent {
  readonly connectionId: string;
  /** 256 random bits. */
  readonly state: string;
  readonly codeVerifier: string;
}

/** What a browser brings back. */
export interface ReturnedConsent extends NewConsent {
  readonly state: string;
  readonly code: string;
}

export type Redemption =
  /** The caller, and nobody else, exchanges the code now. */
  | { readonly kind: 'yours'; readonly connectionId: string; readonly codeVerifier: string }
  /** The same callback came before: the first one exchanges the code or has exchanged it. */
  | { readonly kind: 'repeated'; readonly connectionId: string }
  /** Forged, of another session, account or provider, too late, or another code than the first time. */
  | { readonly kind: 'refused' };

export type ConsentOutcome = 'open' | 'exchanging' | 'granted' | 'failed';

export interface AskedConsent {
  readonly provider: string;
  readonly outcome: ConsentOutcome;
}

/** How long a person may look at the provider's page. */
export const CONSENT_MS = 10 * 60_000;

interface StateRow {
  readonly connection_id: string;
  readonly code_hash: Buffer | null;
  readonly expires_at: StoredInstant;
}

/**
 * Asking for consent and its return: a state counts once, for the session, account and provider it was made for and for
 * ten minutes; a code is exchanged once, ever. Only hashes of both are kept. The code verifier is a keyed hash of the
 * state: nothing of it is stored, and no key is made for a consent that nobody gives.
 */
export class Consents {
  constructor(
    private readonly pool: Pool,
    private readonly verifierHash: KeyedHash,
  ) {}

  async open({ provider, accountId, sessionId }: NewConsent, now: Date): Promise<OpenedConsent> {
    const connectionId = `con_${randomUUID()}`;
    const state = newToken();
    await this.pool.query(
      `INSERT INTO vault.oauth_states
         (state_hash, provider, account_id, session_id, connection_id, opened_at, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [tokenHash(state), provider, accountId, sessionId, connectionId, now, new Date(now.getTime() + CONSENT_MS)],
    );
    return { connectionId, state, codeVerifier: this.verifierOf(state) };
  }

  /** Uses state and code up. `yours` for exactly one caller, in whichever process. */
  async redeem({ state, code, provider, accountId, sessionId }: ReturnedConsent, now: Date): Promise<Redemption> {
    const redeemed = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<StateRow>(
        `SELECT connection_id, code_hash, expires_at FROM vault.oauth_states
         WHERE state_hash = $1 AND provider = $2 AND account_id = $3 AND session_id = $4 FOR UPDATE`,
        [tokenHash(state), provider, accountId, sessionId],
      );
      const [row] = rows;
      if (!row) return undefined;
      const codeHash = tokenHash(code);
      if (row.code_hash) return row.code_hash.equals(codeHash) ? { ...row, first: false } : undefined;
      if (instantOf(row.expires_at) <= now) return undefined;
      const { rowCount } = await client.query(
        `INSERT INTO vault.exchanged_codes (code_hash, exchanged_at) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        [codeHash, now],
      );
      if (rowCount !== 1) return undefined;
      await client.query(`UPDATE vault.oauth_states SET code_hash = $2, outcome = 'exchanging' WHERE state_hash = $1`, [
        tokenHash(state),
        codeHash,
      ]);
      return { ...row, first: true };
    });
    if (!redeemed) return { kind: 'refused' };
    const connectionId = redeemed.connection_id;
    if (!redeemed.first) return { kind: 'repeated', connectionId };
    return { kind: 'yours', connectionId, codeVerifier: this.verifierOf(state) };
  }

  /** The person said no, or came back with an error: the state counts no more. True when it was open and theirs. */
  async refuse({ state, ...of }: NewConsent & { readonly state: string }, now: Date): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE vault.oauth_states SET outcome = 'failed', expires_at = $5
       WHERE state_hash = $1 AND provider = $2 AND account_id = $3 AND session_id = $4 AND outcome = 'open'`,
      [tokenHash(state), of.provider, of.accountId, of.sessionId, now],
    );
    return rowCount === 1;
  }

  async conclude(connectionId: string, outcome: 'granted' | 'failed'): Promise<void> {
    await this.pool.query('UPDATE vault.oauth_states SET outcome = $2 WHERE connection_id = $1', [
      connectionId,
      outcome,
    ]);
  }

  /** The asking that led, or is to lead, to this connection; `undefined` for somebody else's. */
  async asked(connectionId: string, accountId: string): Promise<AskedConsent | undefined> {
    const { rows } = await this.pool.query<AskedConsent>(
      'SELECT provider, outcome FROM vault.oauth_states WHERE connection_id = $1 AND account_id = $2',
      [connectionId, accountId],
    );
    return rows[0];
  }
  private verifierOf(state: string): string {
    return this.verifierHash(state).toString('base64url');
  }
}
