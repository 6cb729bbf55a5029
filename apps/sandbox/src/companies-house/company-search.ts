import { OVER, type RegisteredCompany } from './registered-company';

export interface Search {
  readonly text: string;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly activeOnly: boolean;
}

export interface Hit {
  readonly company: RegisteredCompany;
  /** Pairs of first and last character, counted from 1, as the real register does. */
  readonly title: readonly number[];
}

const wordsOf = (text: string): readonly string[] => text.toUpperCase().match(/[\p{L}\p{N}&.'-]+/gu) ?? [];

/** Companies whose name has a word beginning with each word of the text, the best fit first; or the one of that number. */
export function searchCompanies(
  companies: readonly RegisteredCompany[],
  { text, startIndex, itemsPerPage, activeOnly }: Search,
): { readonly total: number; readonly hits: readonly Hit[] } {
  const words = wordsOf(text);
  const hits = companies
    .filter(({ status }) => !activeOnly || !OVER.includes(status))
    .flatMap((company) => {
      if (company.number === text.trim().toUpperCase()) return [{ company, title: [] }];
      const title = matchesOf(company.name, words);
      return title === undefined ? [] : [{ company, title }];
    })
    .sort((a, b) => fit(b) - fit(a) || (a.company.name < b.company.name ? -1 : 1));
  return { total: hits.length, hits: hits.slice(startIndex, startIndex + itemsPerPage) };
}

/** Names that begin with the match come first, shorter ones before longer ones. */
const fit = ({ company, title }: Hit): number => (title[0] === 1 ? 1000 : 0) - company.name.length;

function matchesOf(name: string, words: readonly string[]): readonly number[] | undefined {
  if (words.length === 0) return undefined;
  const starts: [number, number][] = [];
  for (const word of words) {
    const from = beginningOf(name, word);
    if (from === -1) return undefined;
    starts.push([from + 1, from + word.length]);
  }
  return starts.sort(([a], [b]) => a - b).flat();
}

function beginningOf(name: string, word: string): number {
  for (let from = name.indexOf(word); from !== -1; from = name.indexOf(word, from + 1))
    if (from === 0 || !/[\p{L}\p{N}]/u.test(name[from - 1] ?? '')) return from;
  return -1;
}
