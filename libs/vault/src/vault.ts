import type { Pool } from 'pg';
import { Challenges } from './challenges';
import { Credentials, type NewCredential } from './credentials';
import { inTransaction } from './database/transaction';
import type { MasterKey } from './keys/derived-keys';
import { keyedHashes } from './keys/keyed-hash';
import { SubjectKeyStore } from './keys/subject-key-store';
import { ReservedValues } from './reserved-values';
import { Sessions } from './sessions';
import { Throttles } from './throttles';

/** Secrets and short-lived state of identity. One per process, over the process's own pools. */
export interface Vault {
  readonly credentials: Credentials;
  readonly reserved: ReservedValues;
  readonly sessions: Sessions;
  readonly challenges: Challenges;
  readonly throttles: Throttles;
  /** Claims the e-mail address and stores the credential, both or neither. False when the address is taken. */
  enrol(email: string, credential: NewCredential, now: Date): Promise<boolean>;
  /** Undoes `enrol` when no event followed. */
  withdraw(accountId: string): Promise<void>;
  /** Uses the reset up and sets the password; every session and open passcode ends. True for exactly one caller. */
  redeemReset(challengeId: string, accountId: string, passwordHash: string, now: Date): Promise<boolean>;
  /** Sets the password and ends every session but the one at hand. */
  replacePassword(accountId: string, passwordHash: string, keptSession: string, now: Date): Promise<void>;
  /** Uses the link up and marks the address verified. */
  acceptVerification(challengeId: string, accountId: string, now: Date): Promise<void>;
  /** Removes what is long over. @returns rows removed. */
  sweep(now: Date): Promise<number>;
}

export interface VaultSettings {
  /** Main database, as `keelson_app` or `keelson_projector`. */
  readonly pool: Pool;
  /** Key database, as `keelson_keys`. */
  readonly keysPool: Pool;
  readonly masterKeys: readonly MasterKey[];
}

const DAY_MS = 86_400_000;
const KEPT_DAYS = { sessions: 30, challenges: 7, throttles: 1 };

/** Opens the vault; rejects when the key database cannot be reached. */
export async function openVault({ pool, keysPool, masterKeys }: VaultSettings): Promise<Vault> {
  const hashFor = await keyedHashes(new SubjectKeyStore(keysPool, masterKeys));
  const valueHash = hashFor('reserved-values');
  const credentials = new Credentials(pool, valueHash);
  const reserved = new ReservedValues(pool, valueHash);
  const sessions = new Sessions(pool);
  const challenges = new Challenges(pool, hashFor('challenge-codes'));
  return {
    credentials,
    reserved,
    sessions,
    challenges,
    throttles: new Throttles(pool, hashFor('throttles')),
    enrol: (email, credential, now) =>
      inTransaction(pool, async (client) => {
        const claim = { kind: 'email', value: email, accountId: credential.accountId } as const;
        if (!(await reserved.on(client).claim(claim, now))) return false;
        await credentials.on(client).add(credential, now);
        return true;
      }),
    withdraw: (accountId) =>
      inTransaction(pool, async (client) => {
        await reserved.on(client).release(accountId);
        await credentials.on(client).remove(accountId);
      }),
    redeemReset: (challengeId, accountId, passwordHash, now) =>
      inTransaction(pool, async (client) => {
        if (!(await challenges.use(challengeId, now, client))) return false;
        await credentials.on(client).setPassword(accountId, passwordHash, now);
        await sessions.endAll(accountId, now, client);
        await challenges.voidOpen(accountId, 'passcode', now, client);
        return true;
      }),
    replacePassword: (accountId, passwordHash, keptSession, now) =>
      inTransaction(pool, async (client) => {
        await credentials.on(client).setPassword(accountId, passwordHash, now);
        await sessions.endAll(accountId, now, client, keptSession);
        await challenges.voidOpen(accountId, 'passcode', now, client);
        await challenges.voidOpen(accountId, 'password-reset', now, client);
      }),
    acceptVerification: (challengeId, accountId, now) =>
      inTransaction(pool, async (client) => {
        await challenges.use(challengeId, now, client);
        await credentials.on(client).markEmailVerified(accountId, now);
      }),
    async sweep(now) {
      const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
      const swept = await Promise.all([
        pool.query('DELETE FROM vault.sessions WHERE expires_at < $1', [before(KEPT_DAYS.sessions)]),
        pool.query('DELETE FROM vault.challenges WHERE expires_at < $1', [before(KEPT_DAYS.challenges)]),
        pool.query('DELETE FROM vault.throttles WHERE attempted_at < $1', [before(KEPT_DAYS.throttles)]),
      ]);
      return swept.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
    },
  };
}
