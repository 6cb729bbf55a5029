import type { ReactNode } from 'react';

/** One entry of a list of suggestions. */
export interface Suggestion {
  readonly key: string;
  readonly label: ReactNode;
  readonly detail?: string;
}

/** `idle`: nothing is searched for. */
export type SuggestState = 'idle' | 'loading' | 'found' | 'none' | 'failed';
