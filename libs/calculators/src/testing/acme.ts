import type { CalendarDate, Month, Pence } from '@keelson/kernel';
import { addMonths, calendarDate, month, pence } from '@keelson/kernel';
import type { Books, LedgerAccount, LedgerMonth, TrialLine } from '../books';
import { periodNumber } from '../periods';

/** Acme, the company of the worked examples (formulas 5.0): year end March, 36 months to October 2026, from Xero. */

const FIRST = month('2023-11');
const LAST = month('2026-10');

/** A day of November 2026: October, P7, is the last complete month. */
export const ACME_TODAY: CalendarDate = calendarDate('2026-11-21');

const account = (
  ref: number,
  code: string,
  name: string,
  type: string,
  systemAccount: string | null = null,
  subType: string | null = null,
): LedgerAccount => ({ ref, id: `acc-${code}`, code, name, type, subType, systemAccount });

const ACCOUNTS: readonly LedgerAccount[] = [
  account(1, '200', 'Sales', 'REVENUE'),
  account(2, '310', 'Cost of Goods Sold', 'DIRECTCOSTS'),
  account(3, '477', 'Salaries', 'OVERHEADS'),
  account(4, '400', 'Advertising & Marketing', 'OVERHEADS'),
  account(5, '469', 'Rent', 'OVERHEADS'),
  account(6, '500', 'Corporation Tax', 'OVERHEADS'),
  account(7, '710', 'Office Equipment', 'FIXED'),
  account(8, '630', 'Inventory', 'INVENTORY'),
  account(9, '610', 'Accounts Receivable', 'CURRENT', 'DEBTORS'),
  account(10, '090', 'Business Bank Account', 'BANK'),
  account(11, '620', 'Prepayments', 'CURRENT'),
  account(12, '800', 'Accounts Payable', 'CURRLIAB', 'CREDITORS'),
  account(13, '820', 'VAT', 'CURRLIAB', 'GST'),
  account(14, '825', 'PAYE Payable', 'CURRLIAB'),
  account(15, '091', 'Credit Card', 'BANK', null, 'CREDITCARD'),
  account(16, '900', 'Loan', 'TERMLIAB'),
  account(17, '960', 'Retained Earnings', 'EQUITY', 'RETAINEDEARNINGS'),
];

/** Balances of every month end in pounds, debit positive, save for the bank's and the reserves'. */
const STANDING: readonly (readonly [ref: number, balance: number])[] = [
  [7, 85_000],
  [8, 36_000],
  [9, 108_000],
  [11, 6_000],
  [12, -45_000],
  [13, -14_000],
  [14, -6_000],
  [15, -3_000],
  [16, -60_000],
];
const BANK = 52_000;
const CAPITAL_AND_RESERVES = 159_000;

interface Trade {
  readonly sales: number;
  readonly costOfSales: number;
  readonly payroll: number;
  readonly marketing: number;
  readonly overheads: number;
}

const trade = (sales: number, costOfSales: number, payroll: number, marketing: number, overheads: number): Trade => ({
  sales,
  costOfSales,
  payroll,
  marketing,
  overheads,
});

/** Overheads vary so that the last twelve profits have a standard deviation of 4,000. */
const THIS_YEAR = [7_000, 17_000, 9_300, 14_700, 11_100, 12_900, 12_000];
const LAST_WINTER = [5_600, 17_600, 11_600, 11_600, 11_600];

/** What a month brought, in pounds. */
function tradeOf(at: Month): Trade {
  if (at >= '2026-04') return trade(60_000, 24_000, 15_000, 1_200, THIS_YEAR[periodNumber(at, 3) - 1] ?? 0);
  if (at >= '2025-11') return trade(54_000, 22_800, 14_200, 1_000, LAST_WINTER[periodNumber(at, 3) - 8] ?? 0);
  if (at === '2025-10') return trade(56_000, 22_800, 13_600, 1_000, 11_800);
  if (at >= '2025-04') return trade(54_000, 22_700, 13_400, 1_000, 11_700);
  if (at === '2025-03') return trade(46_666.65, 20_000, 12_000, 900, 11_000);
  return trade(46_666.67, 20_000, 12_000, 900, 11_000);
}

const inPence = (amount: number): Pence => pence(Math.round(amount * 100));

/** Movements of the accounts of profit and loss, debit positive. */
function movements(at: Month): (readonly [ref: number, movement: number])[] {
  const { sales, costOfSales, payroll, marketing, overheads } = tradeOf(at);
  const month: [number, number][] = [
    [1, -sales],
    [2, costOfSales],
    [3, payroll],
    [4, marketing],
    [5, overheads - marketing],
  ];
  return at === LAST ? [...month, [6, 4_000]] : month;
}

/** Owners take out each month's profit, so that all other balances stay as they are. */
function trialBalance(at: Month): LedgerMonth {
  const year = Array.from({ length: periodNumber(at, 3) }, (_, back) => movements(addMonths(at, -back))).flat();
  const toDate = (of: number): Pence => {
    const own = year.filter(([ref]) => ref === of);
    return pence(own.reduce((sum, [, amount]) => sum + inPence(amount), 0));
  };
  const lines: TrialLine[] = movements(at).map(([ref, amount]) => [ref, inPence(amount), toDate(ref)]);
  const profit = lines.reduce((sum, [, movement]) => sum - (movement ?? 0), 0);
  const profitToDate = lines.reduce((sum, [, , balance]) => sum - (balance ?? 0), 0);
  for (const [ref, balance] of STANDING) lines.push([ref, pence(0), inPence(balance)]);
  lines.push([10, pence(0), inPence(BANK)], [17, pence(profit), pence(profitToDate - inPence(CAPITAL_AND_RESERVES))]);
  return { month: at, importId: `import-${at}`, recordedAt: '2026-11-01T03:00:00.000Z', lines };
}

const dayOf = (date: string, bank: number): Books['days'][number] => ({
  date: calendarDate(date),
  importId: `day-${date}`,
  lines: [...STANDING.map(([ref, balance]) => [ref, inPence(balance)] as const), [10, inPence(bank)]],
});

const MONTHS = Array.from({ length: 36 }, (_, index) => addMonths(FIRST, index));

export const acme: Books = {
  source: 'xero',
  organisationName: 'Acme',
  yearEndMonth: 3,
  vatMultiplier: '1.20',
  accounts: ACCOUNTS,
  overrides: {},
  months: MONTHS.map(trialBalance),
  headcounts: Object.fromEntries(MONTHS.slice(-12).map((at, index) => [at, index < 6 ? '7' : '8'])),
  days: [dayOf('2026-11-14', 50_000), dayOf('2026-11-21', 52_000)],
  bankDays: [
    {
      date: calendarDate('2026-11-20'),
      importId: 'day-2026-11-20',
      received: inPence(4_200),
      spent: inPence(3_150),
      transferAssumed: false,
    },
  ],
};
