import type { StreamAppend } from '../port';

const PRINTABLE = /^[\x21-\x7e]{1,200}$/;
const HASH = /^[0-9a-f]{64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What no adapter stores. @throws RangeError: such an append is a bug of the caller, not a refusal. */
export function checkAppend({ streamId, expectedVersion, expectedHash, events }: StreamAppend): void {
  printable('stream id', streamId);
  if (!Number.isSafeInteger(expectedVersion) || expectedVersion < 0)
    throw new RangeError(`expected version ${expectedVersion}`);
  if (expectedHash !== undefined && !(HASH.test(expectedHash) && expectedVersion > 0))
    throw new RangeError(`expected hash ${JSON.stringify(expectedHash)} of version ${expectedVersion}`);
  if (events.length === 0) throw new RangeError(`no events to append to ${streamId}`);
  for (const { eventId, type, metadata } of events) {
    if (!UUID.test(eventId)) throw new RangeError(`event id is not a lower-case UUID: ${JSON.stringify(eventId)}`);
    printable('event type', type);
    printable('partition key', metadata.partitionKey);
  }
  if (new Set(events.map(({ eventId }) => eventId)).size < events.length) {
    throw new RangeError(`an event id appears twice in one append to ${streamId}`);
  }
}

/** @throws RangeError when the limit is not a positive whole number. */
export function checkLimit(limit: number): void {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new RangeError(`limit ${limit}`);
}

function printable(what: string, text: string): void {
  if (!PRINTABLE.test(text))
    throw new RangeError(`${what} is not 1 to 200 printable ASCII characters: ${JSON.stringify(text)}`);
}
