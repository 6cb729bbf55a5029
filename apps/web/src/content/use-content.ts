import { problemText } from '../client/api-problem';
import type { PublicPageName } from '@keelson/contracts/content';
import { type Attributes, entriesOf, textOf, valueOf } from './content-attribute';
import { useContentPageQuery } from './content.api';

export interface PageContent {
  readonly ready: boolean;
  /** Words of an attribute of the first entry; empty while loading and where it is missing. */
  readonly text: (name: string) => string;
  /** An attribute of the first entry as it was entered, for rich text. */
  readonly value: (name: string) => unknown;
  /** Entries inside an attribute of the first entry. */
  readonly list: (name: string) => readonly Attributes[];
  readonly entries: readonly Attributes[];
  /** The response's message, or 'Something went wrong!' (SITE-11). */
  readonly problem: string | undefined;
  /** What failed, with what support needs to know of it. */
  readonly error: unknown;
  readonly retry: () => void;
}

export const useContent = (page: PublicPageName): PageContent => {
  const { data, error, refetch } = useContentPageQuery(page);
  const entries = (data ?? []).map(({ attributes }) => attributes);
  return {
    ready: data !== undefined,
    entries,
    text: (name) => textOf(entries[0], name),
    value: (name) => valueOf(entries[0], name),
    list: (name) => entriesOf(entries[0], name),
    problem: error === undefined ? undefined : problemText(error),
    error,
    retry: () => void refetch(),
  };
};
