import { useCallback, useState } from 'react';
import { type FilteredHistory, type HistoryEntry, type HistoryPage, type HistoryPart, PART_SIZE } from './history.api';
import { type LoadedPart, useHistoryPart } from './use-history-part';
import { useSettled } from '../../ui/form/use-settled';

/** So many events beyond the ones in view are loaded too. */
const AHEAD = 80;
/** Where the view rests at least so long, events are loaded; what only passes by is not asked for. */
const REST_MS = 120;
/** More parts are never near the view at once. */
const SLOTS = 3;

export interface HistoryWindow {
  readonly total: number;
  /** All that are loaded. */
  readonly entries: readonly HistoryEntry[];
  /** `undefined` until it is loaded. */
  entryAt(index: number): HistoryEntry | undefined;
  /** Whether the event cannot be loaded. */
  failedAt(index: number): boolean;
  /** Tells which events are in view. */
  look(first: number, last: number): void;
  retry(): void;
}

interface Parts {
  readonly first: number;
  readonly last: number;
}

const partOf = (index: number): number => Math.floor(index / PART_SIZE);

/**
 * Any place of a history, however long. It starts from the newest page as it was loaded: places are counted from there,
 * so that what is appended meanwhile moves nothing.
 */
export function useHistoryWindow(question: FilteredHistory, newest: HistoryPage): HistoryWindow {
  const [parts, setParts] = useState<Parts>({ first: 0, last: 0 });
  const settled = useSettled(parts, REST_MS);
  const total = newest.total ?? newest.entries.length;
  const before = (newest.entries[0]?.position ?? 0) + 1;
  // A part keeps its slot as long as it is near the view, so that its request goes on.
  const inSlot = (slot: number): [HistoryPart, boolean] => {
    const part = settled.first + ((slot - (settled.first % SLOTS) + SLOTS) % SLOTS);
    return [{ ...question, before, part }, part === 0 || part > settled.last];
  };
  const loaded = [useHistoryPart(...inSlot(0)), useHistoryPart(...inSlot(1)), useHistoryPart(...inSlot(2))];
  const look = useCallback(
    (first: number, last: number) => {
      const next = { first: partOf(Math.max(0, first - AHEAD)), last: partOf(Math.min(total - 1, last + AHEAD)) };
      setParts((now) => (now.first === next.first && now.last === next.last ? now : next));
    },
    [total],
  );
  const at = (index: number): LoadedPart | undefined => loaded.find(({ part }) => part === partOf(index));
  return {
    total,
    entries: [...newest.entries, ...loaded.flatMap(({ entries = [] }) => entries)],
    entryAt: (index) => (partOf(index) === 0 ? newest.entries[index] : at(index)?.entries?.[index % PART_SIZE]),
    failedAt: (index) => partOf(index) !== 0 && at(index)?.failed === true,
    look,
    retry: () => {
      for (const part of loaded) if (part.failed) part.retry();
    },
  };
}
