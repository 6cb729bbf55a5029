import type { Seconds } from '../objects/account-objects';
import type { Recurring } from '../objects/catalogue-objects';

const DAY = 86_400;

/** The anchor moved on by whole periods. A month without the anchor's day ends on its last. */
export function moved(anchor: Seconds, recurring: Recurring, periods: number): Seconds {
  const count = recurring.interval_count * periods;
  switch (recurring.interval) {
    case 'day':
      return anchor + count * DAY;
    case 'week':
      return anchor + count * 7 * DAY;
    case 'month':
      return addMonths(anchor, count);
    case 'year':
      return addMonths(anchor, count * 12);
  }
}

/** The first end of a period after the given moment. */
export function nextPeriodEnd(anchor: Seconds, recurring: Recurring, after: Seconds): Seconds {
  let periods = 1;
  while (moved(anchor, recurring, periods) <= after) periods += 1;
  return moved(anchor, recurring, periods);
}

function addMonths(at: Seconds, months: number): Seconds {
  const from = new Date(at * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}
