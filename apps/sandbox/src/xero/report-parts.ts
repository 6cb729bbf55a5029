import type { BookAccount } from '../books/account';
import type { CompanyBooks } from '../books/company-books';
import type { InventedCompany } from '../books/companies';
import { poundsText } from '../provider/money-text';
import { accountIdOf } from './organisations';
import type { CalendarDate } from '@keelson/kernel';

export interface ReportCell {
  readonly Value: string;
  readonly Attributes?: readonly { readonly Value: string; readonly Id: string }[];
}

export interface ReportRow {
  readonly RowType: 'Header' | 'Section' | 'Row' | 'SummaryRow';
  readonly Title?: string;
  readonly Cells?: readonly ReportCell[];
  readonly Rows?: readonly ReportRow[];
}

/** What a report is made from. */
export interface ReportInput {
  readonly company: InventedCompany;
  readonly books: CompanyBooks;
  readonly today: CalendarDate;
}

export interface Report {
  readonly id: 'TrialBalance' | 'ProfitAndLoss' | 'BalanceSheet' | 'BankSummary';
  readonly name: string;
  /** What follows the company’s name in the titles. */
  readonly span: string;
  readonly rows: readonly ReportRow[];
}

export const header = (...titles: readonly string[]): ReportRow => ({
  RowType: 'Header',
  Cells: titles.map((Value) => ({ Value })),
});

export const section = (Title: string, Rows: readonly ReportRow[]): ReportRow => ({ RowType: 'Section', Title, Rows });

export const summary = (...values: readonly string[]): ReportRow => ({
  RowType: 'SummaryRow',
  Cells: values.map((Value) => ({ Value })),
});

/** A row of an account: every cell says which account it belongs to. */
export function accountRow({ key }: InventedCompany, { code }: BookAccount, values: readonly string[]): ReportRow {
  const Attributes = [{ Value: accountIdOf(key, code), Id: 'account' }];
  return { RowType: 'Row', Cells: values.map((Value) => ({ Value, Attributes })) };
}

/** An amount in the debit or in the credit column; nothing in either is an empty text. */
export const sides = (amount: number): readonly [debit: string, credit: string] => [
  amount > 0 ? poundsText(amount) : '',
  amount < 0 ? poundsText(-amount) : '',
];
