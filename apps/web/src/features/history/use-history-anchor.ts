import { useState } from 'react';
import type { FilteredHistory, HistoryPage } from './history.api';

export interface HistoryAnchor {
  /** The newest page on which the list stands; `undefined` until it is loaded. */
  readonly page: HistoryPage | undefined;
  /** Changes when the list stands on another page. */
  readonly key: string;
  /** How many events came since. */
  readonly newer: number;
  /** Puts the list upon the newest events. */
  renew(): void;
}

/** Scrolled less than this, the newest events are in view. */
const TOP_PX = 240;

const newestOf = (page: HistoryPage | undefined): number => page?.entries[0]?.position ?? 0;

/**
 * Keeps a list on the page that it began with while newer events come, so that nothing moves under the reader. Who
 * looks at its top sees them at once.
 */
export function useHistoryAnchor(question: FilteredHistory, newest: HistoryPage | undefined): HistoryAnchor {
  const asked = JSON.stringify(question);
  const [held, setHeld] = useState<{ asked: string; page: HistoryPage }>();
  const known = held?.asked === asked ? held.page : undefined;
  const stale = newest !== undefined && newestOf(known) !== newestOf(newest);
  const page = known === undefined || (stale && window.scrollY < TOP_PX) ? newest : known;
  if (page !== undefined && page !== known) setHeld({ asked, page });
  const newer = Math.max(0, (newest?.total ?? 0) - (page?.total ?? 0));
  return {
    page,
    key: `${asked} ${newestOf(page)}`,
    newer,
    renew: () => {
      if (newest) setHeld({ asked, page: newest });
    },
  };
}
