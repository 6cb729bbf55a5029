import type { CalendarDate, Pence } from '@keelson/kernel';
import { pence } from '@keelson/kernel';
import type { ReportRow, ReportRows, ReportWithRow } from 'xero-node';
import { ProviderAnswerRefused, type ProviderBankDay, type ProviderLine } from '../accounting/accounting-system';
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
 * One day of all bank accounts. Xero does not mark transfers: what leaves one account and enters another by the same
 * amount on one day is taken for one and left out of both sides (formulas 5.24).
 */
export function bankDay(date: CalendarDate, report: ReportWithRow | undefined): ProviderBankDay {
  const accounts = accountRows(report).map(({ cell }) => ({
    received: cell('cash received'),
    spent: cell('cash spent'),
  }));
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
