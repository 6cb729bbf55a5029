import { assertRow, type TableDefinition } from '@keelson/read-models';
import type { AnyProjection, AnyRecorded, AnyRow } from './registration';
import type { StreamFailures } from './stream-failures';

export type RowKey = string | number;

export interface KeyedEvent {
  readonly event: AnyRecorded;
  /** `undefined` where the event changes only what the projection remembers. */
  readonly key: RowKey | undefined;
  readonly memoKey: string | undefined;
}

/** The rows of a projection and what it remembers, by key. */
export interface Folded<Row> {
  readonly rows: ReadonlyMap<RowKey, Row>;
  readonly memos: ReadonlyMap<RowKey, AnyRow>;
}

/** `null` for a row that is to go. */
export interface Changes extends Folded<AnyRow | null> {
  readonly rows: Map<RowKey, AnyRow | null>;
  readonly memos: Map<RowKey, AnyRow>;
}

/** The events that change a row or what is remembered, with their keys. */
export function keyEvents(
  projection: AnyProjection,
  events: readonly AnyRecorded[],
  failures: StreamFailures,
): KeyedEvent[] {
  const keyed: KeyedEvent[] = [];
  for (const event of events) {
    if (failures.covers(event)) continue;
    try {
      const key = projection.keyOf(event);
      const memoKey = projection.cache?.keyOf(event);
      if (key !== undefined || memoKey !== undefined) keyed.push({ event, key, memoKey });
    } catch (error) {
      failures.add(event, error);
    }
  }
  return keyed;
}

/**
 * Folds events in order into the rows loaded for their keys, and into what was folded before. What changed; `null` for a
 * row that is to go.
 */
export function foldRows(
  projection: AnyProjection,
  loaded: Folded<AnyRow>,
  keyed: readonly KeyedEvent[],
  failures: StreamFailures,
  changed: Changes = { rows: new Map(), memos: new Map() },
): Changes {
  const { rows, memos } = changed;
  for (const { event, key, memoKey } of keyed) {
    if (failures.covers(event)) continue;
    const memo = memoKey === undefined ? undefined : (memos.get(memoKey) ?? loaded.memos.get(memoKey));
    try {
      const row = key === undefined ? undefined : folded(projection, key, event, { rows, loaded: loaded.rows, memo });
      const remembered = memoKey === undefined ? undefined : recalled(projection, memoKey, event, memo);
      if (key !== undefined && row !== undefined) rows.set(key, row && Object.freeze(row));
      if (memoKey !== undefined && remembered) memos.set(memoKey, Object.freeze(remembered));
    } catch (error) {
      failures.add(event, error);
    }
  }
  return changed;
}

interface Before {
  readonly rows: ReadonlyMap<RowKey, AnyRow | null>;
  readonly loaded: ReadonlyMap<RowKey, AnyRow>;
  readonly memo: AnyRow | undefined;
}

/** The row after the event; `undefined` when it stays as it was. */
function folded(projection: AnyProjection, key: RowKey, event: AnyRecorded, { rows, loaded, memo }: Before) {
  const before = rows.has(key) ? (rows.get(key) ?? undefined) : loaded.get(key);
  const after = projection.evolve(before, event, memo);
  if (after === before) return undefined;
  if (after !== null) assertKeyedRow(projection.table, key, after, before);
  return after;
}

function recalled({ cache }: AnyProjection, key: RowKey, event: AnyRecorded, memo: AnyRow | undefined) {
  const after = cache?.evolve(memo, event);
  if (!cache || !after || after === memo) return undefined;
  assertKeyedRow(cache.table, key, after, memo);
  return after;
}

function assertKeyedRow(table: TableDefinition<AnyRow>, key: RowKey, row: AnyRow, before: AnyRow | undefined): void {
  assertRow(table, row, before);
  if (row[table.primaryKey] !== key)
    throw new TypeError(`${table.name}: the row was folded under another key than its own`);
}
