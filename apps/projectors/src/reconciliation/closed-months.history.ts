import type { MonthClosed } from '@keelson/domain/reconciliation';
import { type HistoryWords, words } from '../runtime/wording';

const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** How a closed month reads in the history. */
export const closedMonthsHistory: HistoryWords<MonthClosed> = {
  'reconciliation.month-closed.v1': ({ month }) =>
    words('staff', 'good', 'Month of payments closed', months.format(new Date(`${month}-01T00:00:00Z`))),
};
