import type { Queryable } from './database/transaction';
import { deriveKey } from './keys/derived-keys';
import type { SubjectKeyStore } from './keys/subject-key-store';
import { unwrap, wrap } from './keys/wrap';

/** How long the last letter of an erased account may wait for the mail server. */
export const LAST_LETTER_HOURS = 24;

/**
 * Where the certificate of an erasure is mailed to: the last thing that is known of a person, kept apart from everything
 * else under a key of its own, and destroyed with it.
 */
export class LastLetters {
  constructor(
    private readonly database: Queryable,
    private readonly keys: Pick<SubjectKeyStore, 'keyFor' | 'destroy'>,
  ) {}

  /** Keeps the address, once for an account: later calls change nothing. */
  async keep(accountId: string, address: string, now: Date): Promise<void> {
    const key = await this.#keyOf(accountId, true);
    if (!key) return;
    await this.database.query(
      'INSERT INTO vault.last_letters (account_id, sealed, kept_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [accountId, wrap(key, accountId, Buffer.from(address, 'utf8')), now],
    );
  }

  /** `undefined` where there is none, or it was destroyed. */
  async addressOf(accountId: string): Promise<string | undefined> {
    const { rows } = await this.database.query<{ sealed: Buffer }>(
      'SELECT sealed FROM vault.last_letters WHERE account_id = $1',
      [accountId],
    );
    const [row] = rows;
    const key = row && (await this.#keyOf(accountId, false));
    return row && key ? unwrap(key, accountId, row.sealed).toString('utf8') : undefined;
  }

  /** The key first, so that no copy of the row opens from here on. Harmless twice. */
  async destroy(accountId: string): Promise<void> {
    await this.keys.destroy(subjectOf(accountId));
    await this.database.query('DELETE FROM vault.last_letters WHERE account_id = $1', [accountId]);
  }

  async #keyOf(accountId: string, create: boolean): Promise<Buffer | undefined> {
    const key = await this.keys.keyFor(subjectOf(accountId), { create });
    return key && deriveKey(key, 'last-letters');
  }
}

const subjectOf = (accountId: string): string => `last-letter:${accountId}`;
