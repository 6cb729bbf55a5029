import type { StoredEvent } from '../port';
import type { HashedTexts } from '../record/event-hash';

/** The columns of a `StoredRow`, in its order. */
export const ROW_COLUMNS =
  "position, type, version, stream_id, occurred_at, event_id, encode(hash, 'hex'), partition_key, data, metadata";

/** The short columns of a row: all that there is of an event but what it says. */
export type ShortTexts = readonly [
  position: string,
  type: string,
  version: string,
  streamId: string,
  occurredAt: string,
  eventId: string,
  hash: string,
  partitionKey: string,
];
export const SHORT_COLUMNS = 8;

/** A row as the server sends it, every value as text: the hash covers texts, and parsing them is the reader's choice. */
export type StoredRow = readonly [...ShortTexts, data: string, metadata: string];

const asText = (text: string): string => text;

/** For queries that return `StoredRow`s. */
export const AS_STORED_ROWS = { rowMode: 'array', types: { getTypeParser: () => asText } } as const;

export function storedEvent(row: StoredRow): StoredEvent {
  const [position, type, version, streamId, occurredAt, eventId, hash, , data, metadata] = row;
  return {
    eventId,
    type,
    data: JSON.parse(data) as StoredEvent['data'],
    metadata: JSON.parse(metadata) as StoredEvent['metadata'],
    position: Number(position),
    streamId,
    version: Number(version),
    occurredAt: new Date(millisecondsOf(occurredAt)),
    hash,
  };
}

export function hashedTexts(row: StoredRow): HashedTexts {
  const [, type, version, streamId, occurredAt, eventId, , partitionKey, data, metadata] = row;
  return {
    eventId,
    streamId,
    version: Number(version),
    occurredAt: isoTime(occurredAt),
    type,
    data,
    metadata,
    partitionKey,
  };
}

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
