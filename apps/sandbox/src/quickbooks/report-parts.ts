import type { CalendarDate } from '@keelson/kernel';
import type { BookAccount } from '../books/account';
import type { CompanyBooks } from '../books/company-books';
import { poundsText } from '../provider/money-text';
import { pacificTime } from './pacific-time';
import { accountIdOf } from './realms';

export interface Cell {
  readonly value: string;
  readonly id?: string;
}

export interface Row {
  readonly type?: 'Section' | 'Data';
  readonly group?: string;
  readonly Header?: { readonly ColData: readonly Cell[] };
  readonly Rows?: { readonly Row: readonly Row[] };
  readonly Summary?: { readonly ColData: readonly Cell[] };
  readonly ColData?: readonly Cell[];
}

export interface Column {
  readonly ColTitle: string;
  readonly ColType: string;
  readonly MetaData?: readonly { readonly Name: string; readonly Value: string }[];
}

export interface ReportInput {
  readonly books: CompanyBooks;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly now: Date;
}

interface ReportText {
  readonly name: string;
  readonly summarized?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A report; without data its rows are an empty object. */
export const report = ({ from, to, now }: ReportInput, { name, summarized, columns, rows }: ReportText): object => ({
  Header: {
    Time: pacificTime(now),
    ReportName: name,
    ReportBasis: 'Accrual',
    StartPeriod: from,
    EndPeriod: to,
    ...(summarized === undefined ? {} : { SummarizeColumnsBy: summarized }),
    Currency: 'GBP',
    Option: [
      { Name: 'AccountingStandard', Value: 'GAAP' },
      { Name: 'NoReportData', Value: String(rows.length === 0) },
    ],
  },
  Columns: { Column: columns },
  Rows: rows.length === 0 ? {} : { Row: rows },
});

export const column = (
  title: string,
  type: string,
  key?: string,
  more: Readonly<Record<string, string>> = {},
): Column => ({
  ColTitle: title,
  ColType: type,
  ...(key !== undefined && {
    MetaData: Object.entries({ ...more, ColKey: key }).map(([Name, Value]) => ({ Name, Value })),
  }),
});

export const accountCell = (account: BookAccount): Cell => ({ value: account.name, id: accountIdOf(account) });

export const amounts = (pence: readonly number[]): readonly Cell[] =>
  pence.map((amount) => ({ value: poundsText(amount) }));

/** Nothing is told as an empty text. */
export const amountsOrNothing = (pence: readonly number[]): readonly Cell[] =>
  pence.map((amount) => ({ value: amount === 0 ? '' : poundsText(amount) }));
