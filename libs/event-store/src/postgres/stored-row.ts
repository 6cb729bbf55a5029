import type { StoredEvent } from '../port';
import type { HashedTexts } from '../record/event-hash';

/** The columns of a `StoredRow`, in its order. */
export const ROW_COLUMNS =
  "position, occurred_at, version, stream_id, type, data, metadata, event_id, encode(hash, 'hex'), partition_key";

/** A row as the server sends it, every value as text: the hash covers texts, and parsing them is the reader's choice. */
export type StoredRow = readonly [
  position: string,
  occurredAt: string,
  version: string,
  streamId: string,
  type: string,
  data: string,
  metadata: string,
  eventId: string,
  hash: string,
  partitionKey: string,
];

const asText = (text: string): string => text;

/** For queries that return `StoredRow`s. */
export const AS_STORED_ROWS = { rowMode: 'array', types: { getTypeParser: () => asText } } as const;

export function storedEvent(row: StoredRow): StoredEvent {
  return {
    eventId: row[7],
    type: row[4],
    data: JSON.parse(row[5]) as StoredEvent['data'],
    metadata: JSON.parse(row[6]) as StoredEvent['metadata'],
    position: Number(row[0]),
    streamId: row[3],
    version: Number(row[2]),
    occurredAt: new Date(millisecondsOf(row[1])),
    hash: hashOf(row),
  };
}

export const hashOf = (row: StoredRow): string => row[8];

export const hashedTexts = (row: StoredRow): HashedTexts => ({
  eventId: row[7],
  streamId: row[3],
  version: Number(row[2]),
  occurredAt: isoTime(row[1]),
  type: row[4],
  data: row[5],
  metadata: row[6],
  partitionKey: row[9],
});

let lastTime = { text: '', milliseconds: 0 };

/** Events that were appended together carry the same time, and parsing it would be a quarter of reading a row. */
export function millisecondsOf(text: string): number {
  if (text !== lastTime.text) lastTime = { text, milliseconds: Date.parse(isoTime(text)) };
  return lastTime.milliseconds;
}

/** `2026-11-21 11:23:57.12+00` -> `2026-11-21T11:23:57.120Z`. Digits beyond milliseconds stay, so that a hash shows them. */
export function isoTime(text: string): string {
  const fraction = text.slice(20, -3);
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${fraction.padEnd(3, '0')}Z`;
}
