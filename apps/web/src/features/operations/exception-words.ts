import { formatRelative } from '../../ui/format/dates';
import { counted } from './operations-words';
import type { Overview } from './operations.api';

type Exceptions = Overview['exceptions'];

export const waiting = ({ ages }: Exceptions): number => ages.reduce((sum, { cases }) => sum + cases, 0);

/** How many there are and since when, for the alarm. */
export function exceptionsText(exceptions: Exceptions, now: number): string {
  const { oldest } = exceptions;
  const some = counted(waiting(exceptions), 'payment or payout needs', 'payments and payouts need');
  return `${some} a person${oldest === null ? '' : `, the oldest from ${formatRelative(oldest, now)}`}`;
}
