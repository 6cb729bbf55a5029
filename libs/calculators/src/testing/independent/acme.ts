import { calendarDate, month, pence } from '@keelson/kernel';
import type { Books, LedgerAccount, LedgerMonth, TrialLine } from '../../books';
import { ordinal, written } from './periods';

const chart: readonly (readonly [code: string, name: string, type: string, system?: string])[] = [
  ['200', 'Sales', 'REVENUE'],
  ['310', 'Cost of Goods Sold', 'DIRECTCOSTS'],
  ['477', 'Salaries', 'OVERHEADS'],
  ['469', 'Rent', 'OVERHEADS'],
  ['710', 'Office Equipment', 'FIXED'],
  ['630', 'Inventory', 'INVENTORY'],
  ['610', 'Accounts Receivable', 'CURRENT', 'DEBTORS'],
  ['090', 'Business Bank Account', 'BANK'],
  ['620', 'Prepayments', 'CURRENT'],
  ['800', 'Accounts Payable', 'CURRLIAB', 'CREDITORS'],
  ['820', 'VAT', 'CURRLIAB', 'GST'],
  ['825', 'PAYE Payable', 'CURRLIAB'],
  ['091', 'Company Card', 'BANK'],
  ['900', 'Loan', 'TERMLIAB'],
  ['960', 'Retained Earnings', 'EQUITY', 'RETAINEDEARNINGS'],
];

const accounts: readonly LedgerAccount[] = chart.map(([code, name, type, systemAccount], at) => ({
  ref: at + 1,
  id: `account-${code}`,
  code,
  name,
  type,
  subType: code === '091' ? 'CREDITCARD' : null,
  systemAccount: systemAccount ?? null,
}));

/** Sales, cost of sales, payroll and overheads in thousands of pounds, for the months to and with the one named. */
const YEARS: readonly (readonly [last: string, months: number, ...lines: readonly number[]])[] = [
  // So that the twelve months before grew by 12.5 percent.
  ['2025-03', 5, 233.33333, 100, 60, 50],
  ['2025-10', 7, 380, 159, 94, 82],
  // What is left of last year's 650, 273, 165 and 140, and of the trailing twelve months' 690, 282, 176 and 142.
  ['2026-03', 5, 270, 114, 71, 58],
  ['2026-10', 7, 420, 168, 105, 84],
];

/** Thousands of pounds at the end of October 2026, debit positive, after the four of profit and loss. */
const STANDS = [85, 36, 108, 52, 6, -45, -14, -6, -3, -60, -96];

const SIGNS = [-1, 1, 1, 1];

function monthsOf([last, count, ...lines]: (typeof YEARS)[number]): LedgerMonth[] {
  return Array.from({ length: count }, (_, at) => {
    const profit = lines.map((thousands, line): TrialLine => {
      // Whole pence in each month, and the year's sum exact.
      const until = (months: number) => Math.round((thousands * 100_000 * months) / count);
      const sign = SIGNS[line] ?? 1;
      return [line + 1, pence(sign * (until(at + 1) - until(at))), pence(sign * until(at + 1))];
    });
    const balances = STANDS.map((thousands, line): TrialLine => [line + 5, pence(0), pence(thousands * 100_000)]);
    return {
      month: month(written(ordinal(last) - count + 1 + at)),
      importId: 'import_1',
      recordedAt: '2026-11-22T08:00:00.000Z',
      lines: [...profit, ...balances],
    };
  });
}

/** The worked example of the formulas (5.0): year end March, 24 months to October 2026. */
export const ACME: Books = {
  source: 'xero',
  organisationName: 'Acme',
  yearEndMonth: 3,
  vatMultiplier: '1.20',
  accounts,
  overrides: {},
  months: YEARS.flatMap(monthsOf),
  headcounts: Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [written(ordinal('2025-11') + at), at < 6 ? '7' : '8']),
  ),
  days: [
    { date: calendarDate('2026-11-15'), importId: 'import_1', lines: [[8, pence(5_000_000)]] },
    { date: calendarDate('2026-11-22'), importId: 'import_1', lines: [[8, pence(5_200_000)]] },
  ],
  bankDays: [
    {
      date: calendarDate('2026-11-21'),
      importId: 'import_1',
      received: pence(420_000),
      spent: pence(315_000),
      transferAssumed: false,
    },
  ],
};
