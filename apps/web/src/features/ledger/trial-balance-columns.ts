import { TRIAL_BALANCE_VIEWS } from '@keelson/vocabulary';
import { formatDecimal } from '../../ui/format/numbers';
import type { AskedTrialBalance, TrialBalance, TrialBalanceRow } from './ledger.api';

const YEARS = [
  { values: 'last_year_minus_one', columns: 'lastyearMinusOne', title: 'Last year minus one' },
  { values: 'last_year', columns: 'LastYear', title: 'Last year' },
  { values: 'this_year', columns: 'presentMonths', title: 'This year' },
] as const;

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** `Oct 26` */
const shortMonth = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`)).replace('Sept', 'Sep');

export interface YearColumns {
  readonly title: string;
  readonly months: readonly { readonly date: string; readonly period: string; readonly name: string }[];
}

/** `Apr 24 by 0.50, May 24 by −3.00`: the months whose totals are not 0.00. */
export const outOfBalanceText = ({ outOfBalance }: TrialBalance): string =>
  outOfBalance.map(({ month, difference }) => `${shortMonth(month)} by ${valueText(difference)}`).join(', ');

export const yearsOf = (balance: TrialBalance): readonly YearColumns[] =>
  YEARS.map(({ columns, title }) => ({
    title,
    months: balance[columns].map(({ date, period }) => ({ date, period, name: shortMonth(date) })),
  }));

/** The values of a row or of the totals, in the order of the columns. */
export const valuesOf = (row: Pick<TrialBalanceRow, (typeof YEARS)[number]['values']>): readonly (number | null)[] =>
  YEARS.flatMap(({ values }) => row[values]);

/** `−1,234.56`; a dash for what is not known. */
export const valueText = (value: number | null): string => (value === null ? '-' : formatDecimal(value, 2));

/** What the address asks for: of which accounting system, in which view, as at and as known on which day. */
export function askedIn(query: URLSearchParams, accountId: string): AskedTrialBalance {
  const source = query.get('source');
  return {
    accountId,
    informationFrom: source === 'xero' || source === 'quickbooks' ? source : undefined,
    view: TRIAL_BALANCE_VIEWS.find((view) => view === query.get('view')),
    asAt: query.get('asAt') ?? undefined,
    knownOn: query.get('knownOn') ?? undefined,
  };
}
