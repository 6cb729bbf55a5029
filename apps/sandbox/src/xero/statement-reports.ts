import type { CalendarDate } from '@keelson/kernel';
import type { AccountGroup } from '../books/account';
import { longDay, poundsText, shortDay } from '../provider/money-text';
import type { Period } from './periods';
import { accountRow, header, type Report, type ReportInput, type ReportRow, section, summary } from './report-parts';

type Columns = readonly ReadonlyMap<string, number>[];

/** Rows of some accounts with a column for each period, their total, and its sums. */
function block(
  { company, books }: ReportInput,
  title: string,
  groups: readonly AccountGroup[],
  columns: Columns,
  sign: 1 | -1,
): { readonly rows: readonly ReportRow[]; readonly sums: readonly number[] } {
  const amount = (column: ReadonlyMap<string, number>, code: string) => sign * (column.get(code) ?? 0);
  const shown = books.accounts.filter(
    ({ code, group }) => groups.includes(group) && columns.some((column) => amount(column, code) !== 0),
  );
  const sums = columns.map((column) => shown.reduce((sum, { code }) => sum + amount(column, code), 0));
  if (shown.length === 0) return { rows: [], sums };
  const accounts = shown.map((account) =>
    accountRow(company, account, [account.name, ...columns.map((column) => poundsText(amount(column, account.code)))]),
  );
  return {
    rows: [
      section(title, [...accounts, summary(`Total ${title.replace(/^(Less|Plus) /, '')}`, ...sums.map(poundsText))]),
    ],
    sums,
  };
}

const result = (name: string, sums: readonly number[]): ReportRow =>
  section('', [{ RowType: 'Row', Cells: [{ Value: name }, ...sums.map((sum) => ({ Value: poundsText(sum) }))] }]);

const minus = (one: readonly number[], other: readonly number[]) => one.map((sum, at) => sum - (other[at] ?? 0));
const plus = (one: readonly number[], other: readonly number[]) => one.map((sum, at) => sum + (other[at] ?? 0));

/** Income is positive, and so are costs. */
export function profitAndLoss(input: ReportInput, periods: readonly Period[]): Report {
  const columns = periods.map(({ from, to }) => input.books.movements(from, to));
  const income = block(input, 'Income', ['revenue'], columns, -1);
  const goods = block(input, 'Less Cost of Sales', ['cost-of-sales'], columns, 1);
  const other = block(input, 'Plus Other Income', ['other-income'], columns, -1);
  const expenses = block(input, 'Less Operating Expenses', ['expense'], columns, 1);
  const gross = minus(income.sums, goods.sums);
  const [latest] = periods;
  return {
    id: 'ProfitAndLoss',
    name: 'Profit and Loss',
    span: latest === undefined ? '' : `${longDay(latest.from)} to ${longDay(latest.to)}`,
    rows: [
      header('', ...periods.map(({ to }) => shortDay(to))),
      ...income.rows,
      ...goods.rows,
      result('Gross Profit', gross),
      ...other.rows,
      ...expenses.rows,
      result('Net Profit', minus(plus(gross, other.sums), expenses.sums)),
    ],
  };
}

/** Assets are positive when owned, liabilities when owed. */
export function balanceSheet(input: ReportInput, days: readonly CalendarDate[]): Report {
  const { books } = input;
  const columns = days.map((day) => books.balances(day));
  const part = (title: string, group: AccountGroup, sign: 1 | -1) => block(input, title, [group], columns, sign);
  const assets = [
    part('Bank', 'bank', 1),
    part('Current Assets', 'current-asset', 1),
    part('Fixed Assets', 'fixed-asset', 1),
  ];
  const liabilities = [
    part('Current Liabilities', 'current-liability', -1),
    part('Non-Current Liabilities', 'long-term-liability', -1),
  ];
  const equity = part('Equity', 'equity', -1);
  const earned = days.map((day) => currentEarnings(input, day));
  const total = (parts: readonly { readonly sums: readonly number[] }[]) =>
    parts.reduce<readonly number[]>(
      (sums, each) => plus(sums, each.sums),
      days.map(() => 0),
    );
  const [latest] = days;
  return {
    id: 'BalanceSheet',
    name: 'Balance Sheet',
    span: latest === undefined ? '' : `As at ${longDay(latest)}`,
    rows: [
      header('', ...days.map(shortDay)),
      section('Assets', []),
      ...assets.flatMap(({ rows }) => rows),
      section('', [summary('Total Assets', ...total(assets).map(poundsText))]),
      section('Liabilities', []),
      ...liabilities.flatMap(({ rows }) => rows),
      section('', [summary('Total Liabilities', ...total(liabilities).map(poundsText))]),
      result('Net Assets', minus(total(assets), total(liabilities))),
      ...withEarnings(equity.rows, earned, plus(equity.sums, earned)),
    ],
  };
}

const EARNINGS_ACCOUNT = '00000000-0000-0000-0000-000000000000';

function withEarnings(
  rows: readonly ReportRow[],
  earned: readonly number[],
  sums: readonly number[],
): readonly ReportRow[] {
  const Attributes = [{ Value: EARNINGS_ACCOUNT, Id: 'account' }];
  const row: ReportRow = {
    RowType: 'Row',
    Cells: [
      { Value: 'Current Year Earnings', Attributes },
      ...earned.map((sum) => ({ Value: poundsText(sum), Attributes })),
    ],
  };
  const known = rows[0]?.Rows?.slice(0, -1) ?? [];
  return [section('Equity', [row, ...known, summary('Total Equity', ...sums.map(poundsText))])];
}

function currentEarnings({ books }: ReportInput, day: CalendarDate): number {
  const year = books.movements(books.yearStart(day), day);
  const income = books.accounts.filter(({ group }) =>
    ['revenue', 'cost-of-sales', 'expense', 'other-income'].includes(group),
  );
  return -income.reduce((sum, { code }) => sum + (year.get(code) ?? 0), 0);
}
