import { addDays } from '@keelson/kernel';
import { type BookAccount, isProfitAndLoss } from '../books/account';
import type { PostingKind } from '../books/posting';
import { poundsText } from '../provider/money-text';
import { accountIdOf, naturalSign } from './realms';
import { accountCell, type Cell, column, report, type ReportInput, type Row } from './report-parts';

const TYPES: Readonly<Record<PostingKind, string>> = {
  opening: 'Journal Entry',
  invoice: 'Invoice',
  receipt: 'Payment',
  bill: 'Bill',
  'bill-payment': 'Bill Payment (Cheque)',
  expense: 'Expense',
  transfer: 'Transfer',
  journal: 'Journal Entry',
};

const COLUMNS = {
  tx_date: ['Date', 'Date'],
  txn_type: ['Transaction Type', 'String'],
  doc_num: ['Num', 'String'],
  name: ['Name', 'String'],
  memo: ['Memo/Description', 'String'],
  split_acc: ['Split', 'String'],
  subt_nat_amount: ['Amount', 'Money'],
  rbal_nat_amount: ['Balance', 'Money'],
} as const;

type ColumnKey = keyof typeof COLUMNS;

const KEYS = Object.keys(COLUMNS) as ColumnKey[];

export interface LedgerWanted {
  /** All accounts without it. */
  readonly accounts?: readonly string[];
  readonly columns?: readonly string[];
}

/** A section for each account: what it began with, its transactions with a running balance, and their total. */
export function generalLedger(input: ReportInput, wanted: LedgerWanted): object {
  const keys = wanted.columns === undefined ? KEYS : KEYS.filter((key) => wanted.columns?.includes(key));
  const accounts = input.books.accounts.filter((each) => wanted.accounts?.includes(accountIdOf(each)) ?? true);
  return report(input, {
    name: 'GeneralLedger',
    columns: keys.map((key) => column(COLUMNS[key][0], COLUMNS[key][1], key)),
    rows: accounts.flatMap((account) => sectionOf(input, account, keys)),
  });
}

function sectionOf({ books, from, to }: ReportInput, account: BookAccount, keys: readonly ColumnKey[]): readonly Row[] {
  const sign = naturalSign(account);
  const entries = books.entries(account.code, from, to);
  const before = isProfitAndLoss(account) ? 0 : sign * books.balance(account.code, addDays(from, -1));
  if (entries.length === 0 && before === 0) return [];
  let running = before;
  const data = entries.map(({ date, kind, text, amount, other }): Row => {
    running += sign * amount;
    return line(keys, {
      tx_date: { value: date },
      txn_type: { value: TYPES[kind] },
      memo: { value: text },
      split_acc: other === undefined ? { value: '' } : accountCell(other),
      subt_nat_amount: { value: poundsText(sign * amount) },
      rbal_nat_amount: { value: poundsText(running) },
    });
  });
  const opening = before === 0 ? [] : [beginning(keys, before)];
  const blank = keys.slice(1).map((): Cell => ({ value: '' }));
  return [
    {
      Header: { ColData: [accountCell(account), ...blank] },
      Rows: { Row: [...opening, ...data] },
      Summary: {
        ColData: keys.map((key, at): Cell => {
          if (at === 0) return { value: `Total for ${account.name}` };
          return { value: key === 'subt_nat_amount' ? poundsText(running - before) : '' };
        }),
      },
      type: 'Section',
    },
  ];
}

/** Stands on no day: its text is where the date would be. */
const beginning = (keys: readonly ColumnKey[], balance: number): Row => ({
  ColData: keys.map((key, at): Cell => {
    if (at === 0) return { value: 'Beginning Balance' };
    return { value: key === 'rbal_nat_amount' ? poundsText(balance) : '' };
  }),
  type: 'Data',
});

const line = (keys: readonly ColumnKey[], cells: { readonly [Key in ColumnKey]?: Cell }): Row => ({
  ColData: keys.map((key) => cells[key] ?? { value: '' }),
  type: 'Data',
});
