import type { Clock } from '@keelson/kernel';
import type pg from 'pg';
import type { AppendOutcome, StreamAppend } from '../port';
import { chain } from '../record/chain';
import { NO_HASH } from '../record/event-hash';
import { type ChainedAppend, type ChainedBatch, type Written, writeTogether } from './append-statement';
import { settle } from './appended-commands';
import { queryOn } from './connections';
import { sqlState } from './outage';

const HASHES = `
SELECT e.stream_id, encode(e.hash, 'hex') AS hash
FROM unnest($1::text[], $2::int[]) AS asked (stream_id, version)
JOIN event_store.events e ON e.stream_id = asked.stream_id AND e.version = asked.version`;
const UNIQUE_VIOLATION = '23505';

/** Writes the appends of a batch together; those that cannot be written get their refusal instead. */
export class BatchWriter {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
  ) {}

  /**
   * One entry per append; `undefined` in the place of one that was not written and may be tried again.
   * @param tells whether those who wait for events hear of it
   */
  async write(appends: readonly StreamAppend[], tells: boolean): Promise<(AppendOutcome | undefined)[]> {
    const occurredAt = this.clock().toISOString();
    const chained = await this.#chained(appends, occurredAt);
    if (!chained) return await settle(this.pool, appends);
    const written = await this.#written({ appends: chained, occurredAt, tells });
    if (written.kind === 'conflict') return await settle(this.pool, appends);
    let position = written.head;
    return chained.map(({ append, events }) => {
      position += events.length;
      const version = append.expectedVersion + events.length;
      return { kind: 'appended', version, position, hash: events.at(-1)?.hash ?? NO_HASH };
    });
  }

  async #written(batch: ChainedBatch): Promise<Written> {
    try {
      return await writeTogether(this.pool, batch);
    } catch (error) {
      if (sqlState(error) === UNIQUE_VIOLATION) return { kind: 'conflict' };
      throw error;
    }
  }

  /** `undefined` when a stream has no event at its expected version: then nothing can follow it. */
  async #chained(appends: readonly StreamAppend[], occurredAt: string): Promise<readonly ChainedAppend[] | undefined> {
    const found = await this.#predecessors(appends.filter(followsUnseen));
    const chained: ChainedAppend[] = [];
    for (const append of appends) {
      const predecessor = append.expectedHash ?? found.get(append.streamId);
      if (predecessor === undefined && append.expectedVersion > 0) return undefined;
      chained.push({ append, predecessor, events: chain(append, predecessor ?? NO_HASH, occurredAt) });
    }
    return chained;
  }

  async #predecessors(appends: readonly StreamAppend[]): Promise<ReadonlyMap<string, string>> {
    if (appends.length === 0) return new Map();
    const rows = await queryOn<{ stream_id: string; hash: string }>(this.pool, {
      name: 'hashes',
      text: HASHES,
      values: [appends.map(({ streamId }) => streamId), appends.map(({ expectedVersion }) => expectedVersion)],
    });
    return new Map(rows.map(({ stream_id, hash }) => [stream_id, hash]));
  }
}

const followsUnseen = ({ expectedVersion, expectedHash }: StreamAppend): boolean =>
  expectedVersion > 0 && expectedHash === undefined;
