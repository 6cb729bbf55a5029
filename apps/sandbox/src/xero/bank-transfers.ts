import type { CalendarDate } from '@keelson/kernel';
import { calendarDate } from '@keelson/kernel';
import type { CompanyBooks, Transfer } from '../books/company-books';
import type { InventedCompany } from '../books/companies';
import { uuidOf } from '../provider/invented-ids';
import { accountIdOf } from './organisations';

const DAY = String.raw`DateTime\((\d{4}), ?(\d{1,2}), ?(\d{1,2})\)`;
const BETWEEN = new RegExp(`^Date ?>= ?${DAY} (?:AND|&&) Date ?<= ?${DAY}$`);

export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

const EVER: Days = { from: calendarDate('0001-01-01'), to: calendarDate('9999-12-31') };

const dayOf = ([year = '', month = '', day = '']: readonly string[]): CalendarDate =>
  calendarDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** The days that a filter names; `undefined` for a filter that this stand-in does not know. */
export function daysWhere(where: string | undefined): Days | undefined {
  if (where === undefined) return EVER;
  const found = BETWEEN.exec(where);
  return found === null ? undefined : { from: dayOf(found.slice(1, 4)), to: dayOf(found.slice(4, 7)) };
}

/** Transfers between bank accounts as the API tells them: amounts are numbers in pounds. */
export const bankTransfers = ({ key }: InventedCompany, books: CompanyBooks, { from, to }: Days): readonly object[] =>
  books.transfers(from, to).map((transfer) => transferAnswer(key, transfer));

function transferAnswer(
  key: InventedCompany['key'],
  { date, text, amount, fromAccount, toAccount }: Transfer,
): Readonly<Record<string, unknown>> {
  const id = (kind: string) => uuidOf(kind, key, date, fromAccount.code, toAccount.code, String(amount));
  return {
    BankTransferID: id('xero transfer'),
    CreatedDateUTC: `/Date(${Date.parse(date)}+0000)/`,
    DateString: `${date}T00:00:00`,
    Date: `/Date(${Date.parse(date)}+0000)/`,
    Status: 'AUTHORISED',
    FromBankAccount: { AccountID: accountIdOf(key, fromAccount.code), Name: fromAccount.name },
    ToBankAccount: { AccountID: accountIdOf(key, toAccount.code), Name: toAccount.name },
    Amount: amount / 100,
    FromBankTransactionID: id('xero spent'),
    ToBankTransactionID: id('xero received'),
    FromIsReconciled: true,
    ToIsReconciled: true,
    Reference: text,
    HasAttachments: false,
  };
}
