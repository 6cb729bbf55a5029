import { ACTOR_KIND_TITLES } from '@keelson/vocabulary';
import { formatDate } from '../../ui/format/dates';
import { formatCount } from '../../ui/format/numbers';
import type { HistoryEntry } from './history.api';

type Actor = HistoryEntry['actor'];

/** Whose history it is, as far as the page names them. */
export interface HistorySubject {
  readonly name: string;
  readonly company_name: string;
  /** When the account was opened, ISO 8601. */
  readonly created: string;
}

/** `Priya Shah (super admin)` */
export function actorText({ kind, name, id }: Actor): string {
  switch (kind) {
    case 'anonymous':
      return 'Somebody not logged in';
    case 'system':
      // Only a person has a name: a member of staff at the operator's terminal, where nobody signs in.
      if (name !== null) return `${name} (at the terminal)`;
      return `System (${id.replaceAll('-', ' ')})`;
    case 'customer':
      return name ?? 'Customer';
    default:
      return name === null ? ACTOR_KIND_TITLES[kind] : `${name} (${ACTOR_KIND_TITLES[kind].toLowerCase()})`;
  }
}

/** `Firefox on Windows, 127.0.0.1`; said once where both are hidden or erased. */
export const fromText = ({ browser, ip }: HistoryEntry['from']): string =>
  [...new Set([browser, ip].filter((part) => part !== null))].join(', ');

/** `Every change to Field Ltd since 3 Mar 2026.` */
export const sinceText = ({ company_name, created }: HistorySubject): string =>
  `Every change to ${company_name} since ${formatDate(created)}.`;

const counted = (count: number, one: string): string => `${formatCount(count)} ${count === 1 ? one : `${one}s`}`;

/** `Figures of 36 months and 31 days recorded` */
export function gatheredText({ months, days }: NonNullable<HistoryEntry['gathered']>): string {
  const parts = [months > 0 && counted(months, 'month'), days > 0 && counted(days, 'day')].filter(Boolean);
  return parts.length === 0 ? 'Accounts recorded' : `Figures of ${parts.join(' and ')} recorded`;
}

/** `1,200 events`, `1 event fits` */
export function countText(total: number, narrowed: boolean): string {
  const events = `${formatCount(total)} ${total === 1 ? 'event' : 'events'}`;
  if (!narrowed) return events;
  return `${events} ${total === 1 ? 'fits' : 'fit'}`;
}
