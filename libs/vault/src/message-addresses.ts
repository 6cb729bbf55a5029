import type { Queryable } from './database/transaction';
import type { KeyedHash } from './keys/keyed-hash';

/**
 * Which messages of people who were not signed in give an address, by a keyed hash of it: an erasure finds them also
 * where no read model has them, and whoever has the table without the key learns no address from it.
 */
export class MessageAddresses {
  constructor(
    private readonly database: Queryable,
    private readonly hash: KeyedHash,
  ) {}

  /** Before the message is stored, so that none is without it. A message that is not stored after all leaves a row of nobody. @param address canonical */
  async note(messageId: string, address: string, now: Date): Promise<void> {
    await this.database.query(
      'INSERT INTO vault.message_addresses (message_id, hash, noted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [messageId, this.hash(address), now],
    );
  }

  /** Ids of the messages that give the address. */
  async messagesGiving(address: string): Promise<readonly string[]> {
    const { rows } = await this.database.query<{ message_id: string }>(
      'SELECT message_id FROM vault.message_addresses WHERE hash = $1 ORDER BY message_id',
      [this.hash(address)],
    );
    return rows.map(({ message_id }) => message_id);
  }

  /** The message is erased. */
  async forget(messageId: string): Promise<void> {
    await this.database.query('DELETE FROM vault.message_addresses WHERE message_id = $1', [messageId]);
  }
}
