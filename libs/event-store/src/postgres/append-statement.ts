import type pg from 'pg';
import type { Position, StreamAppend } from '../port';
import type { ChainedEvent } from '../record/chain';
import { queryOn } from './connections';

const APPEND = 'SELECT event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) AS head';
const APPEND_ONE = 'SELECT event_store.append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AS head';

export interface ChainedAppend {
  readonly append: StreamAppend;
  /** Hash of the event that they follow; `undefined` where they begin the stream. */
  readonly predecessor: string | undefined;
  readonly events: readonly ChainedEvent[];
}

export type Written =
  /** Everything is durable; `head` is the position before the first event. */
  | { readonly kind: 'written'; readonly head: Position }
  /** At least one stream does not end with the event that was to be followed: nothing was written. */
  | { readonly kind: 'conflict' };

/** One statement, one transaction, one flush for the appends of all callers. Each stream appears at most once. */
export async function writeTogether(
  pool: pg.Pool,
  appends: readonly ChainedAppend[],
  occurredAt: string,
): Promise<Written> {
  const [row] = await queryOn<{ head: string | null }>(pool, statementOf(appends, occurredAt));
  const head = row?.head ?? null;
  return head === null ? { kind: 'conflict' } : { kind: 'written', head: Number(head) };
}

function statementOf(appends: readonly ChainedAppend[], occurredAt: string): pg.QueryConfig {
  const events = appends.flatMap(({ append, events: chained }) =>
    chained.map((each) => ({ ...each, streamId: append.streamId })),
  );
  const [first] = appends;
  const [only, another] = events;
  return first && only && !another
    ? appendOne(only, occurredAt, first.predecessor)
    : appendAll(appends, events, occurredAt);
}

type StreamEvent = ChainedEvent & { readonly streamId: string };

const appendOne = (
  { streamId, version, event, data, metadata, hash }: StreamEvent,
  occurredAt: string,
  predecessor: string | undefined,
) => ({
  name: 'append one',
  text: APPEND_ONE,
  values: [
    streamId,
    version,
    event.type,
    data,
    metadata,
    event.eventId,
    bytesOf(hash),
    event.metadata.partitionKey,
    occurredAt,
    predecessor === undefined ? null : bytesOf(predecessor),
  ],
});

const appendAll = (appends: readonly ChainedAppend[], events: readonly StreamEvent[], occurredAt: string) => ({
  name: 'append',
  text: APPEND,
  values: [
    arrayOf(events.map(({ streamId }) => streamId)),
    `{${events.map(({ version }) => version).join(',')}}`,
    arrayOf(events.map(({ event }) => event.type)),
    arrayOf(events.map(({ data }) => data)),
    arrayOf(events.map(({ metadata }) => metadata)),
    `{${events.map(({ event }) => event.eventId).join(',')}}`,
    arrayOf(events.map(({ hash }) => bytesOf(hash))),
    arrayOf(events.map(({ event }) => event.metadata.partitionKey)),
    occurredAt,
    arrayOf(appends.map(({ append }) => append.streamId)),
    `{${appends.map(({ append }) => append.expectedVersion).join(',')}}`,
    arrayOf(appends.map(({ predecessor }) => (predecessor === undefined ? null : bytesOf(predecessor)))),
  ],
});

const bytesOf = (hash: string): string => `\\x${hash}`;

/**
 * A Postgres array literal, several times faster than the driver's. Right only for texts without raw control characters
 * (JSON, printable ASCII): then the escapes of JSON, \" and \\, are those of an array literal.
 */
const arrayOf = (texts: readonly (string | null)[]): string => `{${JSON.stringify(texts).slice(1, -1)}}`;
