import type pg from 'pg';
import type { Position, StreamAppend } from '../port';
import type { ChainedEvent } from '../record/chain';
import { queryOn } from './connections';

const APPEND = 'SELECT event_store.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) AS head';
const APPEND_ONE = 'SELECT event_store.append_one($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) AS head';
/** Nobody loses anything with a notice that a crash takes back. */
const TELL = `SELECT pg_notify('event_store_appended', ''), set_config('synchronous_commit', 'off', true)`;

export interface ChainedAppend {
  readonly append: StreamAppend;
  /** Hash of the event that they follow; `undefined` where they begin the stream. */
  readonly predecessor: string | undefined;
  readonly events: readonly ChainedEvent[];
}

export interface ChainedBatch {
  /** Each stream appears at most once. */
  readonly appends: readonly ChainedAppend[];
  readonly occurredAt: string;
  /** Whether those who wait for events hear of it. */
  readonly tells: boolean;
}

export type Written =
  /** Everything is durable; `head` is the position before the first event. */
  | { readonly kind: 'written'; readonly head: Position }
  /** At least one stream does not end with the event that was to be followed: nothing was written. */
  | { readonly kind: 'conflict' };

/** One statement, one transaction, one flush for the appends of all callers. */
export async function writeTogether(pool: pg.Pool, batch: ChainedBatch): Promise<Written> {
  const [row] = await queryOn<{ head: string | null }>(pool, statementOf(batch));
  const head = row?.head ?? null;
  return head === null ? { kind: 'conflict' } : { kind: 'written', head: Number(head) };
}

/** A notice by itself, for what was written without one. */
export async function tellOfAppends(pool: pg.Pool): Promise<void> {
  await queryOn(pool, { name: 'tell', text: TELL });
}

function statementOf(batch: ChainedBatch): pg.QueryConfig {
  const [first, another] = batch.appends;
  const [only, further] = first?.events ?? [];
  return first && only && !another && !further ? appendOne(first, only, batch) : appendAll(batch);
}

const appendOne = (
  { append, predecessor }: ChainedAppend,
  { version, event, data, metadata, hash }: ChainedEvent,
  { occurredAt, tells }: ChainedBatch,
): pg.QueryConfig => ({
  name: 'append one',
  text: APPEND_ONE,
  values: [
    append.streamId,
    version,
    event.type,
    data,
    metadata,
    event.eventId,
    bytesOf(hash),
    event.metadata.partitionKey,
    occurredAt,
    predecessor === undefined ? null : bytesOf(predecessor),
    tells,
  ],
});

/** The columns of the events in one pass, and beside them those of the appends. */
function appendAll({ appends, occurredAt, tells }: ChainedBatch): pg.QueryConfig {
  const streams: string[] = [];
  const versions: number[] = [];
  const types: string[] = [];
  const datas: string[] = [];
  const metadatas: string[] = [];
  const ids: string[] = [];
  const hashes: string[] = [];
  const partitions: string[] = [];
  for (const { append, events: chained } of appends) {
    for (const { event, version, data, metadata, hash } of chained) {
      streams.push(append.streamId);
      versions.push(version);
      types.push(event.type);
      datas.push(data);
      metadatas.push(metadata);
      ids.push(event.eventId);
      hashes.push(bytesOf(hash));
      partitions.push(event.metadata.partitionKey);
    }
  }
  return {
    name: 'append',
    text: APPEND,
    values: [
      arrayOf(streams),
      `{${versions.join(',')}}`,
      arrayOf(types),
      arrayOf(datas),
      arrayOf(metadatas),
      `{${ids.join(',')}}`,
      arrayOf(hashes),
      arrayOf(partitions),
      occurredAt,
      arrayOf(appends.map(({ append }) => append.streamId)),
      `{${appends.map(({ append }) => append.expectedVersion).join(',')}}`,
      arrayOf(appends.map(({ predecessor }) => (predecessor === undefined ? null : bytesOf(predecessor)))),
      tells,
    ],
  };
}

const bytesOf = (hash: string): string => `\\x${hash}`;

/**
 * A Postgres array literal, several times faster than the driver's. Right only for texts without raw control characters
 * (JSON, printable ASCII): then the escapes of JSON, \" and \\, are those of an array literal.
 */
const arrayOf = (texts: readonly (string | null)[]): string => `{${JSON.stringify(texts).slice(1, -1)}}`;
