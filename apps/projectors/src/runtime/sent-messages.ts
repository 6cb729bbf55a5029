import type { Pool } from 'pg';
import type { EventStore } from '@keelson/event-store';
import { projected } from './projected';

interface Inbox {
  readonly pool: Pool;
  readonly store: Pick<EventStore, 'head'>;
}

/** A message that could not be projected is found by the event that brought it. */
const SENT = `
SELECT enquiry_id AS id FROM read_model.enquiries WHERE account_id = $1
UNION
SELECT e.partition_key FROM read_model.parked_streams AS p JOIN event_store.events AS e
  ON e.stream_id = p.stream_id AND e.version = 1
WHERE p.projection = 'enquiries' AND e.metadata #>> '{actor,id}' = $1 AND e.type LIKE 'enquiries.%'`;

const UNSIGNED = 'SELECT enquiry_id AS id FROM read_model.enquiries WHERE account_id IS NULL AND email = $1';

/**
 * Ids of the messages that an account's holder sent while signed in. The caller has ended access before, so that once
 * the inbox has come to where the log ends now none is missing.
 * @throws Error when the inbox stays behind: to be tried again.
 */
export const messagesSentBy = (accountId: string, inbox: Inbox): Promise<readonly string[]> =>
  messagesIn(inbox, SENT, accountId);

/**
 * Ids of the messages that give an address, from people who were not signed in: its holder is taken for their sender.
 * Those that the inbox has; others are known to the vault by a keyed hash of the address.
 * @throws Error when the inbox stays behind: to be tried again.
 */
export const messagesGiving = (address: string, inbox: Inbox): Promise<readonly string[]> =>
  messagesIn(inbox, UNSIGNED, address);

async function messagesIn({ pool, store }: Inbox, question: string, sender: string): Promise<readonly string[]> {
  await projected(pool, 'enquiries', await store.head());
  const { rows } = await pool.query<{ id: string }>(question, [sender]);
  return rows.map(({ id }) => id);
}
