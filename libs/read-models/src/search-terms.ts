/** A search that anybody may send asks no more of the database than so many words. */
const MOST_TERMS = 8;

/** The words of a search, in small letters, as they are looked for in texts that are kept so. */
export const searchTerms = (search: string): readonly string[] =>
  search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_TERMS);

/** As it stands in a pattern of LIKE, where it means nothing but itself. */
export const literally = (term: string): string => term.replace(/[\\%_]/g, '\\$&');

/** Shorter words begin too many others, and make no trigram inside one. */
export const SHORTEST_INDEXED_WORD = 3;

/** What LIKE finds a word by in an index of trigrams: words of one or two letters where a word begins. */
export const indexedPattern = (term: string): string =>
  `%${term.length < SHORTEST_INDEXED_WORD ? ' ' : ''}${literally(term)}%`;

const AMOUNT = /^£?((?:\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.\d{1,2})?)$/;

/** The pence that a word of a search stands for, where it is an amount in pounds. */
export function penceOfTerm(term: string): number | null {
  const [whole, fraction = ''] = AMOUNT.exec(term)?.[1]?.replaceAll(',', '').split('.') ?? [];
  const pence = whole === undefined ? NaN : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(pence) ? pence : null;
}
