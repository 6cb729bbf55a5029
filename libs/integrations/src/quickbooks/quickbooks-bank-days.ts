import { addDays, type CalendarDate, isCalendarDate, pence } from '@keelson/kernel';
import type { ProviderBankDay } from '../accounting/accounting-system';
import type { AskQuickBooks } from './quickbooks-calls';
import { reportLines } from './quickbooks-report';

const COLUMNS = ['tx_date', 'txn_type', 'subt_nat_amount'];

/** Money through the bank accounts by day, from the general ledger; transfers are marked there and left out. */
export async function quickBooksBankDays(
  ask: AskQuickBooks,
  bankIds: readonly string[],
  first: CalendarDate,
  last: CalendarDate,
): Promise<readonly ProviderBankDay[]> {
  const days = new Map<string, { received: number; spent: number }>();
  for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, { received: 0, spent: 0 });
  if (bankIds.length > 0) {
    const report = await ask('reports/GeneralLedger', {
      start_date: first,
      end_date: last,
      account: bankIds.join(','),
      columns: COLUMNS.join(','),
      accounting_method: 'Accrual',
    });
    for (const line of reportLines(report)) {
      const date = line.text('tx_date');
      // Opening balances and totals stand on no day.
      const day = isCalendarDate(date) ? days.get(date) : undefined;
      if (!day || line.text('txn_type') === 'Transfer' || !bankIds.includes(line.accountId ?? '')) continue;
      const amount = line.amount('subt_nat_amount');
      if (amount > 0) day.received += amount;
      else day.spent -= amount;
    }
  }
  return [...days].map(([date, { received, spent }]) => ({
    date: date as CalendarDate,
    received: pence(received),
    spent: pence(spent),
    transferAssumed: false,
  }));
}
