import { assertRow } from '@keelson/read-models';
import type { AnyProjection, AnyRecorded, AnyRow } from './registration';
import type { StreamFailures } from './stream-failures';

export type RowKey = string | number;

export interface KeyedEvent {
  readonly event: AnyRecorded;
  readonly key: RowKey;
}

/** The events that change a row, with its key. */
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
      if (key !== undefined) keyed.push({ event, key });
    } catch (error) {
      failures.add(event, error);
    }
  }
  return keyed;
}

/** Folds events in order into the rows loaded for their keys. The changed rows; `null` for one that is to go. */
export function foldRows(
  projection: AnyProjection,
  loaded: ReadonlyMap<RowKey, AnyRow>,
  keyed: readonly KeyedEvent[],
  failures: StreamFailures,
): ReadonlyMap<RowKey, AnyRow | null> {
  const changed = new Map<RowKey, AnyRow | null>();
  for (const { event, key } of keyed) {
    if (failures.covers(event)) continue;
    const before = changed.has(key) ? (changed.get(key) ?? undefined) : loaded.get(key);
    try {
      const after = projection.evolve(before, event);
      if (after === before) continue;
      if (after !== null) assertKeyedRow(projection, key, after);
      changed.set(key, after && Object.freeze(after));
    } catch (error) {
      failures.add(event, error);
    }
  }
  return changed;
}

function assertKeyedRow({ table }: AnyProjection, key: RowKey, row: AnyRow): void {
  assertRow(table, row);
  if (row[table.primaryKey] !== key)
    throw new TypeError(`${table.name}: the row was folded under another key than its own`);
}
