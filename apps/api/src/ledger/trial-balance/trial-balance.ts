import {
  type Books,
  type Company,
  companyOn,
  isProfitAndLoss,
  outOfBalance,
  type PlacedAccount,
  periodNumber,
  type TrialLine,
} from '@keelson/calculators';
import type { trialBalanceContract } from '@keelson/contracts/ledger';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { CalendarDate, Month } from '@keelson/kernel';
import type { KnownLedger } from '../../books/known-books';

export type TrialBalance = AnswerInputOf<typeof trialBalanceContract>;
type Row = TrialBalance['rows'][number];
type Years = TrialBalance['totals'];

const SLOTS = [
  ['last_year_minus_one', 'lastYearMinusOne'],
  ['last_year', 'lastYear'],
  ['this_year', 'thisYear'],
] as const;

/** Three financial years of the trial balance by month, in pounds (formulas 5.1). */
export function trialBalance(
  { companyName, books, imports, today }: KnownLedger,
  source: Books['source'] | undefined,
): TrialBalance {
  const shown = books !== null && (source === undefined || books.source === source) ? books : null;
  const header = {
    companyName,
    financial_month: books?.yearEndMonth ?? null,
    cycleLastRun: shown && imports.lastImportedAt,
    informationFrom: books?.source ?? null,
  };
  return { ...header, ...(shown ? tableOf(shown, today) : NO_TABLE) };
}

const NO_TABLE = {
  lastyearMinusOne: [],
  LastYear: [],
  presentMonths: [],
  rows: [],
  totals: { last_year_minus_one: [], last_year: [], this_year: [] },
  outOfBalance: [],
};

function tableOf(
  books: Books,
  today: CalendarDate,
): Omit<TrialBalance, 'companyName' | 'financial_month' | 'cycleLastRun' | 'informationFrom'> {
  const company = companyOn(today, books);
  const lines = new Map(books.months.map((of) => [of.month, new Map(of.lines.map((line) => [line[0], line]))]));
  const columns = (months: readonly Month[]) =>
    months.map((date) => ({ date, period: `P${periodNumber(date, books.yearEndMonth)}` }));
  const { lastYearMinusOne, lastYear, thisYear, lastComplete } = company.periods;
  const valueIn = (account: PlacedAccount, month: Month): number | null => {
    const told = month <= lastComplete ? lines.get(month) : undefined;
    return told ? lineValue(told.get(account.account.ref), account) : null;
  };
  const rows = [...company.accounts.values()]
    .map((account) => rowOf(account, valueIn, company))
    .filter((row) => SLOTS.some(([group]) => row[group].some((value) => value !== null && value !== 0)))
    .sort(byCode);
  return {
    lastyearMinusOne: columns(lastYearMinusOne.months),
    LastYear: columns(lastYear.months),
    presentMonths: columns(thisYear.months),
    rows: rows.map(inPounds),
    totals: yearsInPounds(totalsOf(rows)),
    outOfBalance: books.months.flatMap(({ month, lines: told }) => {
      const difference = month <= lastComplete ? outOfBalance(told) : null;
      return difference === null ? [] : [{ month, difference: difference / 100 }];
    }),
  };
}

/** The movement of profit and loss, the balance of everything else; an account that the month lacks counts 0. */
export function lineValue(line: TrialLine | undefined, { placement }: PlacedAccount): number {
  if (!line) return 0;
  const [, movement, balance] = line;
  const flows = placement === null ? balance === null : isProfitAndLoss(placement.category);
  return (flows ? (movement ?? balance) : (balance ?? movement)) ?? 0;
}

function rowOf(
  account: PlacedAccount,
  valueIn: (account: PlacedAccount, month: Month) => number | null,
  { periods }: Company,
): Row {
  const { ref, code, name, type, subType } = account.account;
  const values = Object.fromEntries(
    SLOTS.map(([group, slot]) => [group, periods[slot].months.map((month) => valueIn(account, month))]),
  ) as Years;
  return {
    ref,
    account_code: code,
    account_name: name,
    account_type: type,
    account_sub_type: subType,
    unmapped: account.placement === null,
    ...values,
  };
}

const byCode = (one: Row, other: Row): number =>
  one.account_code.localeCompare(other.account_code, 'en-GB', { numeric: true }) || one.ref - other.ref;

/** In pence: whole numbers, so that sums are exact. */
function totalsOf(rows: readonly Row[]): Years {
  const total = (group: keyof Years): (number | null)[] =>
    Array.from({ length: 12 }, (_, column) =>
      rows.reduce<number | null>((sum, row) => {
        const value = row[group][column] ?? null;
        return value === null ? sum : (sum ?? 0) + value;
      }, null),
    );
  return {
    last_year_minus_one: total('last_year_minus_one'),
    last_year: total('last_year'),
    this_year: total('this_year'),
  };
}

const pounds = (values: readonly (number | null)[]) => values.map((value) => (value === null ? null : value / 100));

const yearsInPounds = ({ last_year_minus_one, last_year, this_year }: Years): Years => ({
  last_year_minus_one: pounds(last_year_minus_one),
  last_year: pounds(last_year),
  this_year: pounds(this_year),
});

const inPounds = (row: Row): Row => ({ ...row, ...yearsInPounds(row) });
