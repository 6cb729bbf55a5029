import type { Overview } from './my-financials.api';

/** What the two kinds of accounting systems call it (FIN-02). */
export const cashTitle = (source: Overview['informationFrom']): string =>
  source === 'quickbooks' ? 'Cash Movements' : 'Cash received vs paid';
