import type { CalendarDate, Pence } from '@keelson/kernel';
import { calendarDate } from '@keelson/kernel';
import type { BankTransfer } from 'xero-node';
import { ProviderAnswerRefused } from '../accounting/accounting-system';
import { penceOf } from '../accounting/amounts';

/** Money moved between two own bank accounts. */
export interface XeroTransfer {
  readonly date: CalendarDate;
  readonly amount: Pence;
  readonly fromId: string;
  readonly toId: string;
}

const dateTime = (day: CalendarDate): string => `DateTime(${day.replaceAll('-', ', ')})`;

/** Transfers of these days, in the filter's own language. */
export const transfersWhere = (first: CalendarDate, last: CalendarDate): string =>
  `Date >= ${dateTime(first)} AND Date <= ${dateTime(last)}`;

/** Those in the list that hold; the SDK makes a time of the day, which Xero gives in UTC. */
export const transfersIn = (listed: readonly BankTransfer[]): readonly XeroTransfer[] =>
  listed
    .filter(({ status }) => String(status) !== 'DELETED')
    .map(({ date, amount, fromBankAccount, toBankAccount }) => {
      const at = new Date(date ?? '');
      if (Number.isNaN(at.getTime())) throw new ProviderAnswerRefused('a transfer of Xero stands on no day');
      return {
        date: calendarDate(at.toISOString().slice(0, 10)),
        amount: penceOf(String(amount)),
        fromId: fromBankAccount.accountID ?? '',
        toId: toBankAccount.accountID ?? '',
      };
    });
