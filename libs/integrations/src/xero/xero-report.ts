import type { CalendarDate, Pence } from '@keelson/kernel';
import { pence } from '@keelson/kernel';
import type { ReportRow, ReportRows, ReportWithRow } from 'xero-node';
import { ProviderAnswerRefused, type ProviderBankDay, type ProviderLine } from '../accounting/accounting-system';
import type { XeroTransfer } from './xero-transfers';
import { minus, penceOf } from '../accounting/amounts';

interface AccountRow {
  readonly accountId: string;
  /** By the title of the column. */
  readonly cell: (title: string) => Pence;
}

/** The lines of a trial balance: what the month moved, and the balances since then, debit positive (formulas 5.1). */
export const trialLines = (report: ReportWithRow | undefined): readonly ProviderLine[] =>
  accountRows(report).map(({ accountId, cell }) => ({
    accountId,
    movement: minus(cell('debit'), cell('credit')),
    balance: minus(cell('ytd debit'), cell('ytd credit')),
  }));

/**
 * One day of all bank accounts, without what was moved between them. The report does not mark transfers; where the
 * consent does not reach the list of them, or what it says does not fit the report, they are assumed.
 */
export function bankDay(
  date: CalendarDate,
  report: ReportWithRow | undefined,
  transfers: readonly XeroTransfer[] | null,
): ProviderBankDay {
  const accounts = accountRows(report).map(({ accountId, cell }) => ({
    accountId,
    received: cell('cash received'),
    spent: cell('cash spent'),
  }));
  const ofDay = transfers?.filter((transfer) => transfer.date === date);
  if (!ofDay) return withoutAssumedTransfers(date, accounts);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const moved = (side: 'fromId' | 'toId', accountId: string) =>
    total(ofDay.filter((transfer) => transfer[side] === accountId).map(({ amount }) => amount));
  const left = accounts.map(({ accountId, received, spent }) => ({
    received: received - moved('toId', accountId),
    spent: spent - moved('fromId', accountId),
  }));
  if (left.some(({ received, spent }) => received < 0 || spent < 0)) return withoutAssumedTransfers(date, accounts);
  const sum = (side: 'received' | 'spent') => pence(total(left.map((each) => each[side])));
  return { date, received: sum('received'), spent: sum('spent'), transferAssumed: false };
}

interface AccountDay {
  readonly received: Pence;
  readonly spent: Pence;
}

/**
 * What leaves one account and enters another by the same
 * amount on one day is taken for one and left out of both sides (formulas 5.24).
 */
function withoutAssumedTransfers(date: CalendarDate, accounts: readonly AccountDay[]): ProviderBankDay {
  let received = accounts.reduce((sum, each) => sum + each.received, 0);
  let spent = accounts.reduce((sum, each) => sum + each.spent, 0);
  let transferAssumed = false;
  const entered = accounts.map((each) => each.received);
  for (const [from, { spent: left }] of accounts.entries()) {
    const to = entered.findIndex((amount, index) => index !== from && left !== 0 && amount === left);
    if (to === -1) continue;
    entered[to] = pence(0);
    received -= left;
    spent -= left;
    transferAssumed = true;
  }
  return { date, received: pence(received), spent: pence(spent), transferAssumed };
}

function accountRows(report: ReportWithRow | undefined): readonly AccountRow[] {
  const rows = report?.rows;
  if (!rows) throw new ProviderAnswerRefused('a report of Xero has no rows');
  const header = rows.find(({ rowType }) => String(rowType) === 'Header');
  const titles = (header?.cells ?? []).map(({ value = '' }) => value.toLowerCase());
  return rows.flatMap(rowsWithin).flatMap((row) => {
    const accountId = accountOf(row);
    if (accountId === undefined) return [];
    const cell = (title: string): Pence => {
      const index = titles.indexOf(title);
      if (index === -1) throw new ProviderAnswerRefused(`a report of Xero has no column "${title}"`);
      return penceOf(row.cells?.[index]?.value ?? '');
    };
    return [{ accountId, cell }];
  });
}

/** Rows stand alone or in sections. */
const rowsWithin = (row: ReportRows): readonly Pick<ReportRow, 'cells'>[] => row.rows ?? [row];

/** Totals belong to no account. */
const accountOf = ({ cells }: Pick<ReportRow, 'cells'>): string | undefined =>
  cells?.[0]?.attributes?.find(({ id }) => id === 'account' || id === 'accountID')?.value;
