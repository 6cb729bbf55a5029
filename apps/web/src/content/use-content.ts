import { problemText } from '../client/api-problem';
import { type Attributes, entriesOf, textOf } from './content-attribute';
import { useContentPageQuery } from './content.api';

export interface PageContent {
  readonly ready: boolean;
  /** Text of an attribute of the first entry; empty while loading and where it is missing. */
  readonly text: (name: string) => string;
  /** Entries inside an attribute of the first entry. */
  readonly list: (name: string) => readonly Attributes[];
  readonly entries: readonly Attributes[];
  /** The response's message, or 'Something went wrong!' (SITE-11). */
  readonly problem: string | undefined;
  /** What failed, with what support needs to know of it. */
  readonly error: unknown;
  readonly retry: () => void;
}

export const useContent = (page: string): PageContent => {
  const { data, error, refetch } = useContentPageQuery(page);
  const entries = (data ?? []).map(({ attributes }) => attributes);
  return {
    ready: data !== undefined,
    entries,
    text: (name) => textOf(entries[0], name),
    list: (name) => entriesOf(entries[0], name),
    problem: error === undefined ? undefined : problemText(error),
    error,
    retry: () => void refetch(),
  };
};
