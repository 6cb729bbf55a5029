import type { FinderEntry } from './finder-entry';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const termsOf = (text: string): readonly string[] => plain(text).split(/\s+/).filter(Boolean);

/** How well the name of an entry fits: it begins so, one of its words does, it has it anywhere, or something else has. */
function rankOf({ label }: FinderEntry, [first = '']: readonly string[]): number {
  const name = plain(label);
  if (name.startsWith(first)) return 0;
  if (name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(first))) return 1;
  return name.includes(first) ? 2 : 3;
}

/** Every word must stand somewhere in the entry; the best fit comes first, otherwise the order stays. */
export function matching(entries: readonly FinderEntry[], text: string, most: number): readonly FinderEntry[] {
  const terms = termsOf(text);
  return entries
    .filter(({ label, detail = '', words = '' }) => {
      const all = plain(`${label} ${detail} ${words}`);
      return terms.every((term) => all.includes(term));
    })
    .map((entry) => ({ entry, rank: rankOf(entry, terms) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ entry }) => entry);
}
