import { type Attributes, codeOf } from './content-attribute';

const ITEMS = { terms: 0, privacy: 1 } as const;

export type LegalTextName = keyof typeof ITEMS;

/**
 * Terms or privacy among the entries of the terms response: by its key, whatever the order, and where no key says which
 * is which, by its place (item 0 and item 1).
 */
export const legalTextOf = (entries: readonly Attributes[], name: LegalTextName): Attributes | undefined => {
  const named = entries.filter((entry) => entry['key'] !== undefined);
  return named.length === 0 ? entries[ITEMS[name]] : named.find((entry) => codeOf(entry, 'key') === name);
};
