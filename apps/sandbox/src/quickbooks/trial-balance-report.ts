import { poundsText } from '../provider/money-text';
import { accountCell, column, report, type ReportInput, type Row } from './report-parts';

const COLUMNS = [column('', 'Account'), column('Debit', 'Money'), column('Credit', 'Money')];

/** Balances at the end of the last day; profit and loss since the financial year began. */
export function trialBalance(input: ReportInput): object {
  const balances = input.books.balances(input.to);
  const shown = input.books.accounts
    .map((account) => ({ account, amount: balances.get(account.code) ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  const side = (amount: number) => (amount > 0 ? poundsText(amount) : '');
  const total = (sign: number) => poundsText(shown.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));
  const rows = shown.map(({ account, amount }): Row => ({
    ColData: [accountCell(account), { value: side(amount) }, { value: side(-amount) }],
  }));
  const grandTotal: Row = {
    Summary: { ColData: [{ value: 'TOTAL' }, { value: total(1) }, { value: total(-1) }] },
    type: 'Section',
    group: 'GrandTotal',
  };
  return report(input, {
    name: 'TrialBalance',
    summarized: 'Total',
    columns: COLUMNS,
    rows: rows.length === 0 ? [] : [...rows, grandTotal],
  });
}
