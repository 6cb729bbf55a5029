import type pg from 'pg';
import type { Position, StoredEvent } from '../port';
import { PositionGap } from '../port';
import type { StreamOfAccount } from '../roots';
import { checkLimit } from '../record/check-append';
import { onConnection, queryOn } from './connections';
import { type RowOfLine, textsOf } from './copied-lines';
import { copyOut } from './copy-out';
import { CopiedEvent, RowEvent } from './feed-event';
import { AS_STORED_ROWS, ROW_COLUMNS, type StoredRow, storedEvent } from './stored-row';

const STREAM = `SELECT ${ROW_COLUMNS} FROM event_store.events WHERE stream_id = $1 AND version > $2 ORDER BY version LIMIT $3`;
const all = (after: Position, limit: number): string =>
  `COPY (SELECT ${ROW_COLUMNS} FROM event_store.events WHERE position > ${after} ORDER BY position LIMIT ${limit}) TO STDOUT`;
const TAIL = `SELECT ${ROW_COLUMNS} FROM event_store.events WHERE position > $1 ORDER BY position LIMIT $2`;
const PARTITION = `SELECT ${ROW_COLUMNS} FROM event_store.events WHERE partition_key = $1 AND position > $2 ORDER BY position LIMIT $3`;
const STREAMS = `SELECT stream_id, NULL AS counted FROM event_store.events WHERE partition_key = $1 GROUP BY stream_id
  UNION ALL
  SELECT stream_id, count(*) FROM event_store.events WHERE position = ANY ($2::bigint[]) AND partition_key <> $1 GROUP BY stream_id
  ORDER BY 1`;
const HEAD = 'SELECT position FROM event_store.events ORDER BY position DESC LIMIT 1';

/** What is made of a row of the log, in either form in which it comes. */
interface Made<Row> {
  readonly ofRow: (row: StoredRow) => Row;
  readonly ofLine: RowOfLine<Row>;
}
const AS_ROWS: Made<StoredRow> = {
  ofRow: (row) => row,
  ofLine: (page, from, to) => textsOf(page, from, to) as unknown as StoredRow,
};
const AS_EVENTS: Made<StoredEvent> = {
  ofRow: (row) => new RowEvent(row),
  ofLine: (page, from, to) => new CopiedEvent(page, from, to),
};

/** Prepared reads over a pool. Every method rejects with `EventStoreUnavailable` in an outage. */
export class EventReading {
  /** Where the last read of the whole log came to its end; `undefined` where the last one did not. */
  #end: Position | undefined;

  constructor(private readonly pool: pg.Pool) {}

  async streamRows(streamId: string, afterVersion: number, limit?: number): Promise<readonly StoredRow[]> {
    if (limit !== undefined) checkLimit(limit);
    return await this.#rows('read stream', STREAM, [streamId, afterVersion, limit ?? null]);
  }

  allRows(afterPosition: Position, limit: number): Promise<readonly StoredRow[]> {
    return this.#all(afterPosition, limit, AS_ROWS);
  }

  async all(afterPosition: Position, limit: number): Promise<readonly StoredEvent[]> {
    const events = await this.#all(afterPosition, limit, AS_EVENTS);
    let expected = afterPosition + 1;
    for (const { position } of events) {
      if (position !== expected) throw new PositionGap(expected, position);
      expected += 1;
    }
    return events;
  }

  async partition(partitionKey: string, afterPosition: Position, limit?: number): Promise<readonly StoredEvent[]> {
    if (limit !== undefined) checkLimit(limit);
    return (await this.#rows('read partition', PARTITION, [partitionKey, afterPosition, limit ?? null])).map(
      storedEvent,
    );
  }

  /** The streams of a partition, and those of others that hold events at these positions, with their number. */
  async streamsOf(partitionKey: string, elsewhere: readonly Position[]): Promise<readonly StreamOfAccount[]> {
    const query: pg.QueryConfig = {
      name: 'streams of account',
      text: STREAMS,
      values: [partitionKey, elsewhere],
      ...AS_STORED_ROWS,
    };
    const rows = (await queryOn(this.pool, query)) as unknown as readonly (readonly [string, string | null])[];
    return rows.map(([streamId, counted]) => ({ streamId, ...(counted !== null && { counted: Number(counted) }) }));
  }

  async head(): Promise<Position> {
    const [row] = await this.#rows('head', HEAD, []);
    return row ? Number(row[0]) : 0;
  }

  async #all<Row>(afterPosition: Position, limit: number, made: Made<Row>): Promise<readonly Row[]> {
    checkLimit(limit);
    if (!Number.isSafeInteger(afterPosition)) throw new RangeError(`position ${afterPosition}`);
    const atTail = this.#end !== undefined && afterPosition >= this.#end;
    const rows = atTail
      ? await this.#tail(afterPosition, limit, made.ofRow)
      : await this.#bulk(afterPosition, limit, made.ofLine);
    if (rows.length < limit) this.#end = afterPosition + rows.length;
    else if (atTail) this.#end = undefined;
    return rows;
  }

  /** Few rows are expected: what the server need not parse and plan anew counts for more than the cost of a row. */
  async #tail<Row>(after: Position, limit: number, rowOf: Made<Row>['ofRow']): Promise<readonly Row[]> {
    return (await this.#rows('tail', TAIL, [after, limit])).map(rowOf);
  }

  #bulk<Row>(after: Position, limit: number, rowOf: RowOfLine<Row>): Promise<readonly Row[]> {
    return onConnection(this.pool, (client) => copyOut(client, all(after, limit), rowOf));
  }

  async #rows(name: string, text: string, values: unknown[]): Promise<readonly StoredRow[]> {
    const query: pg.QueryConfig = { name, text, values, ...AS_STORED_ROWS };
    return (await queryOn(this.pool, query)) as unknown as StoredRow[];
  }
}
