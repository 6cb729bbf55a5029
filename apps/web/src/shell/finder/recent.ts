import type { FinderEntry } from './finder-entry';

const KEPT = 5;

/** The newest choice first, each once. */
export const withRecent = (before: readonly FinderEntry[], entry: FinderEntry): readonly FinderEntry[] =>
  [entry, ...before.filter(({ id }) => id !== entry.id)].slice(0, KEPT);
