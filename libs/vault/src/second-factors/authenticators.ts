import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../database/transaction';
import { deriveKey } from '../keys/derived-keys';
import type { SubjectKeyStore } from '../keys/subject-key-store';
import { unwrap, wrap } from '../keys/wrap';

/** How long the first code may be waited for. */
export const ENROLMENT_MS = 15 * 60_000;

/** RFC 6238 as every authenticator app understands it; more digits or another digest are ignored by some. */
const TOTP_RULE = { issuer: 'Keelson', algorithm: 'SHA1', digits: 6, period: 30 } as const;
const STEP_MS = TOTP_RULE.period * 1000;
/** RFC 6238 §5.2: one step back for a slow hand or network, one forward for a clock that is ahead. */
const WINDOW = 1;
/** RFC 4226 §4, R6: 160 bits are recommended. */
const SECRET_BYTES = 20;

const CODE = /^\d{6}$/;

/** What an authenticator app is told once, by a QR code or by hand. */
export interface NewAuthenticator {
  /** Base32. */
  readonly secret: string;
  /** `otpauth:` address of the QR code. */
  readonly uri: string;
}

interface Row {
  readonly sealed: Buffer;
}

/**
 * Authenticator apps (TOTP), one for each account. The secret is sealed under a key that comes from the account's own, so
 * that the erasure makes every copy of it unreadable. A code counts once: the step of the last one is kept.
 */
export class Authenticators {
  constructor(
    private readonly database: Queryable,
    private readonly keys: Pick<SubjectKeyStore, 'keyFor'>,
  ) {}

  /**
   * A new secret, which counts from the first code on; one that waits for its first code is replaced. `undefined` where
   * the account has an authenticator.
   * @param label by which the app tells the account from others. @throws Error once the account was erased.
   */
  async begin(accountId: string, label: string, now: Date): Promise<NewAuthenticator | undefined> {
    const key = await this.#keyOf(accountId, true);
    if (!key) throw new Error('the key of the account was destroyed');
    const secret = new Secret({ size: SECRET_BYTES });
    const { rowCount } = await this.database.query(
      `INSERT INTO vault.authenticators AS a (account_id, sealed, begun_at) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET sealed = $2, begun_at = $3, last_step = 0 WHERE a.confirmed_at IS NULL`,
      [accountId, wrap(key, accountId, Buffer.from(secret.bytes)), now],
    );
    if (rowCount !== 1) return undefined;
    return { secret: secret.base32, uri: new TOTP({ ...TOTP_RULE, label, secret }).toString() };
  }

  /** Whether this is a code of the secret that waits for its first one. Nothing is used up. */
  async fitsPending(accountId: string, code: string, now: Date): Promise<boolean> {
    const { rows } = await this.database.query<Row>(
      'SELECT sealed FROM vault.authenticators WHERE account_id = $1 AND confirmed_at IS NULL AND begun_at > $2',
      [accountId, new Date(now.getTime() - ENROLMENT_MS)],
    );
    return (await this.#stepOf(accountId, rows[0], code, now)) !== undefined;
  }

  /** The secret counts from now on, and its first code no more. False where none waits, or the code is not its own. */
  async confirm(accountId: string, code: string, now: Date, database: Queryable = this.database): Promise<boolean> {
    const { rows } = await database.query<Row>(
      'SELECT sealed FROM vault.authenticators WHERE account_id = $1 AND confirmed_at IS NULL',
      [accountId],
    );
    const step = await this.#stepOf(accountId, rows[0], code, now);
    if (step === undefined) return false;
    const { rowCount } = await database.query(
      `UPDATE vault.authenticators SET confirmed_at = $3, last_step = $4
       WHERE account_id = $1 AND sealed = $2 AND confirmed_at IS NULL`,
      [accountId, rows[0]?.sealed, now, step],
    );
    return rowCount === 1;
  }

  /** Uses a code up: of the same one at once, or of an older one afterwards, none is let through. */
  async accept(accountId: string, code: string, now: Date): Promise<boolean> {
    const { rows } = await this.database.query<Row>(
      'SELECT sealed FROM vault.authenticators WHERE account_id = $1 AND confirmed_at IS NOT NULL',
      [accountId],
    );
    const step = await this.#stepOf(accountId, rows[0], code, now);
    if (step === undefined) return false;
    const { rowCount } = await this.database.query(
      `UPDATE vault.authenticators SET last_step = $3 WHERE account_id = $1 AND sealed = $2 AND last_step < $3`,
      [accountId, rows[0]?.sealed, step],
    );
    return rowCount === 1;
  }

  /** Time step of the code, counted from 1970; `undefined` for a code of another secret or time. */
  async #stepOf(accountId: string, row: Row | undefined, code: string, now: Date): Promise<number | undefined> {
    const key = row && CODE.test(code) ? await this.#keyOf(accountId, false) : undefined;
    if (!row || !key) return undefined;
    const secret = new Secret({ buffer: bytesOf(unwrap(key, accountId, row.sealed)) });
    const off = new TOTP({ ...TOTP_RULE, secret }).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
    return off === null ? undefined : Math.floor(now.getTime() / STEP_MS) + off;
  }

  async #keyOf(accountId: string, create: boolean): Promise<Buffer | undefined> {
    const key = await this.keys.keyFor(accountId, { create });
    return key && deriveKey(key, 'authenticators');
  }
}

/** A buffer of its own: small ones of Node share theirs. */
const bytesOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;
