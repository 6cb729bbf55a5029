import { addMonths, type CalendarDate, endOfMonth, monthOf, monthsFrom } from '@keelson/kernel';
import { firstDay } from '../books/days';
import {
  accountCell,
  amounts,
  amountsOrNothing,
  type Column,
  column,
  report,
  type ReportInput,
  type Row,
} from './report-parts';

interface Span {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Income and costs are both positive; a column for each month where that is asked for, and their total. */
export function profitAndLoss(input: ReportInput, byMonth: boolean): object {
  const { books, from, to } = input;
  const spans = byMonth ? monthsWithin(from, to) : [];
  const sums = [...spans, { from, to }].map((span) => books.movements(span.from, span.to));

  const section = (group: string, title: string, types: readonly string[], sign: 1 | -1) => {
    const lines = books.accounts
      .filter(({ quickbooks }) => types.includes(quickbooks.type))
      .map((account) => ({ account, moved: sums.map((sum) => sign * (sum.get(account.code) ?? 0)) }))
      .filter(({ moved }) => moved.some((amount) => amount !== 0));
    const total = sums.map((_, at) => lines.reduce((sum, { moved }) => sum + (moved[at] ?? 0), 0));
    const row: Row = {
      Header: { ColData: [{ value: title }, ...sums.map(() => ({ value: '' }))] },
      Rows: {
        Row: lines.map(({ account, moved }) => ({
          ColData: [accountCell(account), ...amountsOrNothing(moved)],
          type: 'Data',
        })),
      },
      Summary: { ColData: [{ value: `Total ${title}` }, ...amounts(total)] },
      type: 'Section',
      group,
    };
    return { rows: lines.length === 0 ? [] : [row], total };
  };
  const result = (group: string, title: string, total: readonly number[]): Row => ({
    Summary: { ColData: [{ value: title }, ...amounts(total)] },
    type: 'Section',
    group,
  });

  const income = section('Income', 'Income', ['Income'], -1);
  const goods = section('COGS', 'Cost of Sales', ['Cost of Goods Sold'], 1);
  const expenses = section('Expenses', 'Expenses', ['Expense'], 1);
  const otherIncome = section('OtherIncome', 'Other Income', ['Other Income'], -1);
  const otherExpenses = section('OtherExpenses', 'Other Expenses', ['Other Expense'], 1);
  const gross = minus(income.total, goods.total);
  const operating = minus(gross, expenses.total);
  const other = minus(otherIncome.total, otherExpenses.total);
  const net = operating.map((amount, at) => amount + (other[at] ?? 0));
  const parts = [income, goods, expenses, otherIncome, otherExpenses];
  const isEmpty = parts.every(({ rows }) => rows.length === 0);
  const rows = [
    ...income.rows,
    ...goods.rows,
    result('GrossProfit', 'Gross Profit', gross),
    ...expenses.rows,
    result('NetOperatingIncome', 'Net Operating Income', operating),
    ...otherIncome.rows,
    ...otherExpenses.rows,
    result('NetOtherIncome', 'Net Other Income', other),
    result('NetIncome', 'Net Income', net),
  ];
  return report(input, {
    name: 'ProfitAndLoss',
    summarized: byMonth ? 'Month' : 'Total',
    columns: [column('', 'Account', 'account'), ...spans.map(monthColumn), column('Total', 'Money', 'total')],
    rows: isEmpty ? [] : rows,
  });
}

const minus = (one: readonly number[], other: readonly number[]) => one.map((amount, at) => amount - (other[at] ?? 0));

function monthsWithin(from: CalendarDate, to: CalendarDate): readonly Span[] {
  const first = monthOf(from);
  return Array.from({ length: monthsFrom(first, monthOf(to)) + 1 }, (_, at) => {
    const of = addMonths(first, at);
    const [start, end] = [firstDay(of), endOfMonth(of)];
    return { from: start < from ? from : start, to: end > to ? to : end };
  });
}

const TITLE = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

function monthColumn({ from, to }: Span): Column {
  const title = TITLE.format(new Date(`${from}T00:00:00Z`));
  return column(title, 'Money', title, { StartDate: from, EndDate: to });
}
