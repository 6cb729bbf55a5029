import type { BankDay, Books, DayBalances, LedgerAccount, LedgerMonth, TrialLine } from '@keelson/calculators';
import { type CalendarDate, type Pence, pence } from '@keelson/kernel';
import type { AccountCategory } from '@keelson/vocabulary';

/** What went through a month, as somebody typed it; `null` for a field left empty. */
export interface TypedProfit {
  readonly sales: Pence | null;
  readonly costOfSales: Pence | null;
  readonly payroll: Pence | null;
  readonly overheads: Pence | null;
}

/** What stood at the end of a month; the totals of current assets and liabilities include their parts. */
export interface TypedBalance {
  readonly stock: Pence | null;
  readonly debtors: Pence | null;
  readonly creditors: Pence | null;
  readonly cash: Pence | null;
  readonly currentAssets: Pence | null;
  readonly currentLiabilities: Pence | null;
  readonly fixedAssets: Pence | null;
  readonly longTermCreditors: Pence | null;
}

export interface TypedDay {
  readonly date: CalendarDate;
  readonly received: Pence | null;
  readonly spent: Pence | null;
  readonly cash: Pence | null;
  readonly stock: Pence | null;
  readonly debtors: Pence | null;
  readonly creditors: Pence | null;
}

type Own =
  | keyof TypedProfit
  | Exclude<keyof TypedBalance, 'currentAssets' | 'currentLiabilities'>
  | 'otherCurrentAssets'
  | 'otherCurrentLiabilities'
  | 'reserves';

const OWN: readonly (readonly [id: Own, name: string, category: AccountCategory])[] = [
  ['sales', 'Sales / revenue', 'turnover'],
  ['costOfSales', 'Cost of sales', 'costOfSales'],
  ['payroll', 'Payroll', 'payroll'],
  ['overheads', 'Overheads', 'overheads'],
  ['fixedAssets', 'Fixed assets', 'fixedAssets'],
  ['stock', 'Stock', 'stock'],
  ['debtors', 'Debtors', 'tradeDebtors'],
  ['cash', 'Cash', 'cash'],
  ['otherCurrentAssets', 'Other current assets', 'otherCurrentAssets'],
  ['creditors', 'Creditors', 'tradeCreditors'],
  ['otherCurrentLiabilities', 'Other current liabilities', 'otherCurrentLiabilities'],
  ['longTermCreditors', 'Creditors due after more than one year', 'longTermCreditors'],
  ['reserves', 'Capital and reserves', 'capitalAndReserves'],
];

/** The accounts of books that are kept by hand; the type of each is its category. */
export const MANUAL_ACCOUNTS: readonly LedgerAccount[] = OWN.map(([id, name, type], index) => ({
  ref: index + 1,
  id,
  code: '',
  name,
  type,
  subType: null,
  systemAccount: null,
}));

const REFS = Object.fromEntries(OWN.map(([id], index) => [id, index + 1])) as Readonly<Record<Own, number>>;

export const NOTHING_TYPED: { readonly profit: TypedProfit; readonly balance: TypedBalance } = {
  profit: { sales: null, costOfSales: null, payroll: null, overheads: null },
  balance: {
    stock: null,
    debtors: null,
    creditors: null,
    cash: null,
    currentAssets: null,
    currentLiabilities: null,
    fixedAssets: null,
    longTermCreditors: null,
  },
};

const less = (total: Pence | null, parts: number): Pence | null => (total === null ? null : pence(total - parts));
const credit = (amount: Pence | null): Pence | null => (amount === null ? null : pence(0 - amount));

/** Lines of a month, debit positive. What remains are capital and reserves, so that they balance. */
export function typedLines(profit: TypedProfit, balance: TypedBalance): readonly TrialLine[] {
  const { cash, stock, debtors, creditors } = balance;
  const standing: readonly (readonly [Own, Pence | null])[] = [
    ['fixedAssets', balance.fixedAssets],
    ['stock', stock],
    ['debtors', debtors],
    ['cash', cash],
    ['otherCurrentAssets', less(balance.currentAssets, (stock ?? 0) + (debtors ?? 0) + Math.max(0, cash ?? 0))],
    ['creditors', credit(creditors)],
    [
      'otherCurrentLiabilities',
      credit(less(balance.currentLiabilities, (creditors ?? 0) + Math.max(0, 0 - (cash ?? 0)))),
    ],
    ['longTermCreditors', credit(balance.longTermCreditors)],
  ];
  const typed = standing.flatMap(([id, amount]) => (amount === null ? [] : [[REFS[id], null, amount] as const]));
  const remaining = pence(-typed.reduce((sum, [, , amount]) => sum + amount, 0));
  const flows = [
    ['sales', credit(profit.sales)],
    ['costOfSales', profit.costOfSales],
    ['payroll', profit.payroll],
    ['overheads', profit.overheads],
  ] as const;
  // The reserves hold the profit of the year already, so its accounts stand at nothing; unless no balance is known.
  const toDate = typed.length === 0 ? null : pence(0);
  return [
    ...flows.flatMap(([id, amount]) => (amount === null ? [] : [[REFS[id], amount, toDate] as const])),
    ...typed,
    ...(typed.length === 0 ? [] : [[REFS.reserves, null, remaining] as const]),
  ];
}

/** What was typed for a month, read back from its lines. */
export function typedMonth(month: Pick<LedgerMonth, 'lines'> | undefined): {
  readonly profit: TypedProfit;
  readonly balance: TypedBalance;
} {
  if (!month) return NOTHING_TYPED;
  const flow = (id: Own) => month.lines.find(([ref]) => ref === REFS[id])?.[1] ?? null;
  const stand = (id: Own) => month.lines.find(([ref]) => ref === REFS[id])?.[2] ?? null;
  const [cash, stock, debtors, creditors] = [
    stand('cash'),
    stand('stock'),
    stand('debtors'),
    credit(stand('creditors')),
  ];
  const plus = (other: Pence | null, parts: number): Pence | null => (other === null ? null : pence(other + parts));
  return {
    profit: {
      sales: credit(flow('sales')),
      costOfSales: flow('costOfSales'),
      payroll: flow('payroll'),
      overheads: flow('overheads'),
    },
    balance: {
      ...{ stock, debtors, creditors, cash },
      currentAssets: plus(stand('otherCurrentAssets'), (stock ?? 0) + (debtors ?? 0) + Math.max(0, cash ?? 0)),
      currentLiabilities: plus(
        credit(stand('otherCurrentLiabilities')),
        (creditors ?? 0) + Math.max(0, 0 - (cash ?? 0)),
      ),
      fixedAssets: stand('fixedAssets'),
      longTermCreditors: credit(stand('longTermCreditors')),
    },
  };
}

/** Lines of the end of a day. */
export const typedDayLines = ({ cash, stock, debtors, creditors }: TypedDay): DayBalances['lines'] =>
  (
    [
      ['stock', stock],
      ['debtors', debtors],
      ['cash', cash],
      ['creditors', credit(creditors)],
    ] as const
  ).flatMap(([id, amount]) => (amount === null ? [] : [[REFS[id], amount] as const]));

/** The days that were typed, the newest first. */
export function typedDays({ days, bankDays }: Pick<Books, 'days' | 'bankDays'>): readonly TypedDay[] {
  const dates = [...new Set([...days, ...bankDays].map(({ date }) => date))].sort().reverse();
  return dates.map((date) => {
    const moved: BankDay | undefined = bankDays.find((day) => day.date === date);
    const lines = days.find((day) => day.date === date)?.lines ?? [];
    const stand = (id: Own) => lines.find(([ref]) => ref === REFS[id])?.[1] ?? null;
    return {
      date,
      received: moved?.received ?? null,
      spent: moved?.spent ?? null,
      cash: stand('cash'),
      stock: stand('stock'),
      debtors: stand('debtors'),
      creditors: credit(stand('creditors')),
    };
  });
}
