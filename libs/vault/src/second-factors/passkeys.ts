import { MOST_PASSKEYS } from '@keelson/vocabulary';
import type { Queryable } from '../database/transaction';
import { deriveKey } from '../keys/derived-keys';
import type { KeyedHash } from '../keys/keyed-hash';
import type { SubjectKeyStore } from '../keys/subject-key-store';
import { unwrap, wrap } from '../keys/wrap';

/** What an authenticator made for one account, in the terms of WebAuthn. */
export interface PasskeyCredential {
  /** Base64url. */
  readonly credentialId: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** How the authenticator is reached. */
  readonly transports: readonly string[];
}

export interface NewPasskey extends PasskeyCredential {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly signCount: number;
}

/** As its holder sees it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  /** `null`: not used yet. */
  readonly usedAt: Date | null;
}

/** As a signature is judged by it. */
export interface HeldPasskey extends PasskeyCredential {
  readonly id: string;
  readonly signCount: number;
}

interface Row {
  readonly passkey_id: string;
  readonly sealed: Buffer;
  readonly sealed_name: Buffer;
  readonly sign_count: string;
  readonly added_at: Date;
  readonly used_at: Date | null;
}

/**
 * Passkeys (WebAuthn), several for each account. Credential id, public key and name are sealed under a key that comes from
 * the account's own, so that the erasure makes every copy unreadable and no row counts for another account; a keyed hash
 * keeps a credential from counting twice.
 */
export class Passkeys {
  constructor(
    private readonly database: Queryable,
    private readonly keys: Pick<SubjectKeyStore, 'keyFor'>,
    private readonly hash: KeyedHash,
  ) {}

  /** What a passkey signs to finish the sign-in of this challenge, and no other one. Base64url. */
  challengeFor = (challengeId: string): string => this.hash(`sign-in\n${challengeId}`).toString('base64url');

  /** By which authenticators tell the account from others; it says nothing about its holder. Base64url. */
  userHandleOf = (accountId: string): string => this.hash(`user\n${accountId}`).toString('base64url');

  /** The oldest first. */
  async list(accountId: string): Promise<readonly ListedPasskey[]> {
    return this.#read(accountId, (row, key) => ({
      id: row.passkey_id,
      name: unwrap(key, nameOf(row.passkey_id), row.sealed_name).toString('utf8'),
      addedAt: row.added_at,
      usedAt: row.used_at,
    }));
  }

  async held(accountId: string): Promise<readonly HeldPasskey[]> {
    return this.#read(accountId, (row, key) => ({
      ...(JSON.parse(unwrap(key, row.passkey_id, row.sealed).toString('utf8')) as PasskeyCredential),
      id: row.passkey_id,
      signCount: Number(row.sign_count),
    }));
  }

  /** Whether the credential counts for anybody. */
  async isKnown(credentialId: string): Promise<boolean> {
    const { rows } = await this.database.query('SELECT 1 FROM vault.passkeys WHERE credential_hash = $1', [
      this.#hashOf(credentialId),
    ]);
    return rows.length > 0;
  }

  /**
   * False where the credential counts already, for whomever, or the account has as many as it may.
   * @throws Error once the account was erased.
   */
  async add(passkey: NewPasskey, now: Date, database: Queryable = this.database): Promise<boolean> {
    const { id, accountId, name, signCount, credentialId, publicKey, transports } = passkey;
    const key = await this.#keyOf(accountId, true);
    if (!key) throw new Error('the key of the account was destroyed');
    const { rowCount } = await database.query(
      `INSERT INTO vault.passkeys (passkey_id, account_id, credential_hash, sealed, sealed_name, sign_count, added_at)
       SELECT $1, $2, $3, $4, $5, $6, $7
       WHERE (SELECT count(*) FROM vault.passkeys WHERE account_id = $2) < ${MOST_PASSKEYS}
       ON CONFLICT (credential_hash) DO NOTHING`,
      [
        id,
        accountId,
        this.#hashOf(credentialId),
        wrap(key, id, Buffer.from(JSON.stringify({ credentialId, publicKey, transports }), 'utf8')),
        wrap(key, nameOf(id), Buffer.from(name, 'utf8')),
        signCount,
        now,
      ],
    );
    return rowCount === 1;
  }

  /**
   * Notes a signature that was right. False where the passkey is gone, or its counter has not gone up: two devices then
   * sign with one key. Some authenticators do not count and always say 0.
   */
  async accept(accountId: string, id: string, signCount: number, now: Date): Promise<boolean> {
    const { rowCount } = await this.database.query(
      `UPDATE vault.passkeys SET sign_count = $3, used_at = $4
       WHERE account_id = $1 AND passkey_id = $2 AND (sign_count < $3 OR (sign_count = 0 AND $3 = 0))`,
      [accountId, id, signCount, now],
    );
    return rowCount === 1;
  }

  /** False where the account has no such passkey. */
  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    const key = await this.#keyOf(accountId, false);
    if (!key) return false;
    const { rowCount } = await this.database.query(
      'UPDATE vault.passkeys SET sealed_name = $3 WHERE account_id = $1 AND passkey_id = $2',
      [accountId, id, wrap(key, nameOf(id), Buffer.from(name, 'utf8'))],
    );
    return rowCount === 1;
  }

  async #read<Value>(accountId: string, shape: (row: Row, key: Buffer) => Value): Promise<readonly Value[]> {
    const { rows } = await this.database.query<Row>(
      `SELECT passkey_id, sealed, sealed_name, sign_count, added_at, used_at FROM vault.passkeys
       WHERE account_id = $1 ORDER BY added_at, passkey_id`,
      [accountId],
    );
    const key = rows.length > 0 ? await this.#keyOf(accountId, false) : undefined;
    return key ? rows.map((row) => shape(row, key)) : [];
  }

  async #keyOf(accountId: string, create: boolean): Promise<Buffer | undefined> {
    const key = await this.keys.keyFor(accountId, { create });
    return key && deriveKey(key, 'passkeys');
  }

  #hashOf = (credentialId: string): Buffer => this.hash(`credential\n${credentialId}`);
}

/** Another one than its credential's, so that neither opens in place of the other. */
const nameOf = (id: string): string => `${id} name`;
