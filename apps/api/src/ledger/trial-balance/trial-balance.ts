import {
  type Books,
  companyOn,
  type FinancialYear,
  type PlacedAccount,
  periodNumber,
  type TrialBalanceColumn,
  trialBalanceOf,
} from '@keelson/calculators';
import { ledgerMessages, type trialBalanceContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CalendarDate } from '@keelson/kernel';
import type { TrialBalanceView } from '@keelson/vocabulary';
import type { KnownLedger } from '../../books/known-books';

export type TrialBalance = AnswerInputOf<typeof trialBalanceContract>;
type Row = TrialBalance['rows'][number];
type Years = TrialBalance['totals'];

const YEARS = ['last_year_minus_one', 'last_year', 'this_year'] as const satisfies (keyof Years)[];

const inYears = <Value>(of: (year: keyof Years) => Value): Record<keyof Years, Value> => ({
  last_year_minus_one: of('last_year_minus_one'),
  last_year: of('last_year'),
  this_year: of('this_year'),
});

/** Three financial years of the trial balance by month, in pounds (formulas 5.1). */
export function trialBalance(
  { companyName, books, imports, today }: KnownLedger,
  source: Books['source'] | undefined,
  view: TrialBalanceView = 'asAt',
): TrialBalance {
  const shown = books !== null && (source === undefined || books.source === source) ? books : null;
  const header = {
    companyName,
    financial_month: books?.yearEndMonth ?? null,
    cycleLastRun: shown && imports.lastImportedAt,
    informationFrom: books?.source ?? null,
    view,
  } satisfies Header;
  return { ...header, ...(shown ? tableOf(shown, today, view) : NO_TABLE) };
}

type Header = Pick<TrialBalance, 'companyName' | 'financial_month' | 'cycleLastRun' | 'informationFrom' | 'view'>;

const NO_TABLE = {
  lastyearMinusOne: [],
  LastYear: [],
  presentMonths: [],
  rows: [],
  totals: { last_year_minus_one: [], last_year: [], this_year: [] },
  outOfBalance: [],
};

function tableOf(books: Books, today: CalendarDate, view: TrialBalanceView): Omit<TrialBalance, keyof Header> {
  const company = companyOn(today, books);
  const columnOf = trialBalanceOf(company);
  const { lastYearMinusOne, lastYear, thisYear } = company.periods;
  const years = { last_year_minus_one: lastYearMinusOne, last_year: lastYear, this_year: thisYear };
  const told = inYears((year) => years[year].months.map((month) => columnOf(month, view)));
  const valuesOf = (value: (column: TrialBalanceColumn) => number | null): Years =>
    inYears((year) => told[year].map((column) => pounds(column && value(column))));
  const columns = ({ months }: FinancialYear) =>
    months.map((date) => ({ date, period: `P${periodNumber(date, books.yearEndMonth)}` }));
  const accounts = [...company.accounts.values()].map((account): Row => ({
    ...describing(account),
    ...valuesOf(({ amounts }) => amounts.get(account.account.ref) ?? null),
  }));
  const earlier: Row = { ...EARLIER_PROFIT, ...valuesOf(({ earlierProfit }) => earlierProfit) };
  return {
    lastyearMinusOne: columns(lastYearMinusOne),
    LastYear: columns(lastYear),
    presentMonths: columns(thisYear),
    rows: [...accounts.sort(byCode), earlier].filter((row) => YEARS.some((year) => row[year].some(Boolean))),
    totals: valuesOf(({ total }) => total),
    outOfBalance: YEARS.flatMap((year) => told[year]).flatMap((column) =>
      column?.total ? [{ month: column.month, difference: column.total / 100 }] : [],
    ),
  };
}

const pounds = (value: number | null): number | null => (value === null ? null : value / 100);

const describing = ({ account, placement }: PlacedAccount) => ({
  ref: account.ref,
  account_code: account.code,
  account_name: account.name,
  account_type: account.type,
  account_sub_type: account.subType,
  unmapped: placement === null,
});

/** No account, so that its number is one that none has. */
const EARLIER_PROFIT = {
  ref: 0,
  account_code: '',
  account_name: ledgerMessages.earlierProfit,
  account_type: '',
  account_sub_type: null,
  unmapped: false,
};

const byCode = (one: Row, other: Row): number =>
  one.account_code.localeCompare(other.account_code, 'en-GB', { numeric: true }) || one.ref - other.ref;
