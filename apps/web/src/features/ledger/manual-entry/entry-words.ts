import { cellKey } from '@keelson/contracts/ledger';
import { datesOf, type EntrySection, SECTIONS } from './sections';
import type { FinanceData } from '../ledger.api';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Oct 2026` of a month, `Sat 31 Oct` of a day. */
export const dateText = (date: string): string =>
  (date.length === 7 ? MONTH : DAY)
    .format(new Date(`${date}${date.length === 7 ? '-01' : ''}T00:00:00Z`))
    .replace('Sept', 'Sep');

const MONTH_NAME = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export const MONTH_NAMES: readonly string[] = Array.from({ length: 12 }, (_, at) =>
  MONTH_NAME.format(new Date(Date.UTC(2026, at, 1))),
);

/** The financial year of a section: `Apr 2025 to Mar 2026`. */
export function spanText(section: EntrySection, data: FinanceData): string {
  const dates = datesOf(section, data);
  const [first, last] = section.kind === 'day' ? [dates.at(-1), dates[0]] : [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return 'no month of it is over yet';
  return first === last ? dateText(first) : `${dateText(first)} to ${dateText(last)}`;
}

export interface CellPlace {
  readonly section: EntrySection;
  readonly name: string;
}

/** Where a cell stands and how it is called: `Oct 2026, Payroll`. */
export function placeOf(key: string, data: FinanceData): CellPlace | undefined {
  for (const section of SECTIONS)
    for (const date of datesOf(section, data))
      for (const field of section.fields)
        if (cellKey(section.kind, date, field.name) === key)
          return { section, name: `${dateText(date)}, ${field.title}` };
  return undefined;
}

export const sectionName = ({ part, title }: EntrySection): string => `${part}: ${title.toLowerCase()}`;
