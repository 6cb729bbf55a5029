import type { LedgerEvent } from '@keelson/domain/ledger';

/** Of how many months the number of people is new or other than before. */
export const changedCounts = (events: readonly LedgerEvent[]): number =>
  events.flatMap(({ type, data }) => (type === 'ledger.headcounts-entered.v1' ? data.counts : [])).length;
