import type { Month, Pence } from '@keelson/kernel';
import { addMonths, month, pence } from '@keelson/kernel';
import fc from 'fast-check';
import type { Books, LedgerAccount, LedgerMonth, TrialLine } from '../books';
import { periodNumber } from '../periods';

const CHART: readonly (readonly [type: string, name: string, systemAccount?: string])[] = [
  ['REVENUE', 'Sales'],
  ['REVENUE', 'Interest received'],
  ['OTHERINCOME', 'Grants'],
  ['DIRECTCOSTS', 'Materials'],
  ['OVERHEADS', 'Salaries'],
  ['OVERHEADS', 'Advertising'],
  ['OVERHEADS', 'Depreciation'],
  ['OVERHEADS', 'Interest Paid'],
  ['OVERHEADS', 'Rent'],
  ['OVERHEADS', 'Corporation Tax'],
  ['FIXED', 'Machines'],
  ['INVENTORY', 'Inventory'],
  ['CURRENT', 'Receivable', 'DEBTORS'],
  ['BANK', 'Current account'],
  ['BANK', 'Savings'],
  ['PREPAYMENT', 'Prepayments'],
  ['CURRLIAB', 'Payable', 'CREDITORS'],
  ['CURRLIAB', 'VAT', 'GST'],
  ['TERMLIAB', 'Loan'],
  ['EQUITY', 'Shares'],
];
const PROFIT_AND_LOSS = 10;
const RESERVES = CHART.length + 1;

const ACCOUNTS: readonly LedgerAccount[] = [...CHART, ['EQUITY', 'Retained Earnings'] as const].map(
  ([type, name, systemAccount], index) => ({
    ref: index + 1,
    id: `a${index + 1}`,
    code: String(index + 1),
    name,
    type,
    subType: null,
    systemAccount: systemAccount ?? null,
  }),
);

type Posting = readonly [debit: number, credit: number, amount: number];

const ref = fc.integer({ min: 1, max: CHART.length });
const posting: fc.Arbitrary<Posting> = fc.tuple(ref, ref, fc.integer({ min: 0, max: 90_000_000 }));

/** Posts months one after the other; at the start of each financial year profits go to the reserves. */
function post(first: Month, months: readonly (readonly Posting[])[], yearEndMonth: number): LedgerMonth[] {
  const balances = new Map<number, number>();
  const add = (to: Map<number, number>, of: number, amount: number) => to.set(of, (to.get(of) ?? 0) + amount);
  return months.map((postings, index) => {
    const at = addMonths(first, index);
    if (periodNumber(at, yearEndMonth) === 1)
      for (let of = 1; of <= PROFIT_AND_LOSS; of += 1) {
        add(balances, RESERVES, balances.get(of) ?? 0);
        balances.delete(of);
      }
    const movements = new Map<number, number>();
    for (const [debit, credit, amount] of postings) {
      for (const to of [movements, balances]) {
        add(to, debit, amount);
        add(to, credit, -amount);
      }
    }
    const lines: TrialLine[] = [...balances.entries()].map(([of, balance]): [number, Pence, Pence] => [
      of,
      pence(movements.get(of) ?? 0),
      pence(balance),
    ]);
    return { month: at, importId: `import-${at}`, recordedAt: '2026-11-01T03:00:00.000Z', lines };
  });
}

/** Books of any company of Xero that keeps them in order: every month balances. They end with October 2026. */
export const balancedBooks: fc.Arbitrary<Books> = fc
  .record({
    months: fc.array(fc.array(posting, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 30 }),
    yearEndMonth: fc.integer({ min: 1, max: 12 }),
    headcounts: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 14 }),
  })
  .map(({ months, yearEndMonth, headcounts }) => ({
    source: 'xero',
    organisationName: 'Any',
    yearEndMonth,
    vatMultiplier: '1.20',
    accounts: ACCOUNTS,
    overrides: {},
    months: post(addMonths(month('2026-10'), 1 - months.length), months, yearEndMonth),
    headcounts: Object.fromEntries(
      headcounts.map((count, index) => [addMonths(month('2026-10'), -index), String(count)]),
    ),
    days: [],
    bankDays: [],
  }));
