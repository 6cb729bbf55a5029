import type { Pool } from 'pg';
import type { EventStore } from '@keelson/event-store';
import { projected } from './projected';

interface Inbox {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'head' | 'readStream'>;
}

const SENT = 'SELECT enquiry_id AS id FROM read_model.enquiries WHERE account_id = $1';

const PARKED = `SELECT stream_id AS id FROM read_model.parked_streams WHERE projection = 'enquiries'`;

const UNSIGNED = 'SELECT enquiry_id AS id FROM read_model.enquiries WHERE account_id IS NULL AND email = $1';

/**
 * Ids of the messages that an account's holder sent while signed in. The caller has ended access before, so that once
 * the inbox has come to where the log ends now none is missing.
 * @throws Error when the inbox stays behind: to be tried again.
 */
export async function messagesSentBy(accountId: string, inbox: Inbox): Promise<readonly string[]> {
  await projected(inbox.pool, 'enquiries', await inbox.store.head());
  // In this order: a message that is taken up again meanwhile is then in the inbox.
  const parked = await parkedMessagesOf(accountId, inbox);
  return [...new Set([...parked, ...(await messagesIn(inbox.pool, SENT, accountId))])];
}

/** A message that could not be projected is found by the event that brought it. */
async function parkedMessagesOf(accountId: string, { pool, store }: Inbox): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(PARKED);
  const found: string[] = [];
  for (const { id: streamId } of rows) {
    const [brought] = await store.readStream(streamId, { limit: 1 });
    if (brought?.metadata.actor.id === accountId && brought.type.startsWith('enquiries.'))
      found.push(brought.metadata.partitionKey);
  }
  return found;
}

/**
 * Ids of the messages that give an address, from people who were not signed in: its holder is taken for their sender.
 * Those that the inbox has; others are known to the vault by a keyed hash of the address.
 * @throws Error when the inbox stays behind: to be tried again.
 */
export async function messagesGiving(address: string, { pool, store }: Inbox): Promise<readonly string[]> {
  await projected(pool, 'enquiries', await store.head());
  return await messagesIn(pool, UNSIGNED, address);
}

async function messagesIn(pool: Pool, question: string, sender: string): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(question, [sender]);
  return rows.map(({ id }) => id);
}
