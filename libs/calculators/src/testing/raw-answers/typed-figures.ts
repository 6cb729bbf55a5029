import { penceOf, type Told, type ToldAccount } from './answers';

/** What somebody typed of a month, in pounds as they are typed; what the page asks for has the names of its fields. */
export interface TypedMonth {
  readonly month: string;
  readonly profit: Partial<Record<'sales' | 'costOfSales' | 'payroll' | 'overheads', string>>;
  readonly balance?: Partial<Record<'stock' | 'debtors' | 'cash' | 'fixedAssets' | 'creditors', string>>;
}

/** Where each field counts, and whether it stands on the credit side. */
const FIELDS = {
  sales: ['turnover', -1],
  costOfSales: ['costOfSales', 1],
  payroll: ['payroll', 1],
  overheads: ['overheads', 1],
  stock: ['stock', 1],
  debtors: ['tradeDebtors', 1],
  cash: ['cash', 1],
  fixedAssets: ['fixedAssets', 1],
  creditors: ['tradeCreditors', -1],
} as const satisfies Readonly<Record<string, readonly [type: string, side: 1 | -1]>>;

const RESERVES = 'reserves';

const account = (id: string, type: string): ToldAccount => ({
  ...{ id, type, code: '', name: id, subType: null, systemAccount: null },
});

const amounts = (fields: Readonly<Record<string, string | undefined>>): readonly (readonly [string, number])[] =>
  Object.entries(fields).map(([field, text]) => {
    const [, side] = FIELDS[field as keyof typeof FIELDS];
    return [field, side * penceOf(text ?? '')];
  });

/** A balance sheet that was typed leaves to the reserves what it takes to balance, the year's profit included. */
export function toldByTyping(name: string, yearEndMonth: number, typed: readonly TypedMonth[]): Told {
  return {
    ...{ source: 'manual', name, yearEndMonth, vatRegistered: null, days: new Map(), bankDays: new Map() },
    accounts: [
      ...Object.entries(FIELDS).map(([field, [type]]) => account(field, type)),
      account(RESERVES, 'capitalAndReserves'),
    ],
    months: new Map(
      typed.map(({ month, profit, balance }) => {
        const stands = amounts(balance ?? {});
        const rest = -stands.reduce((sum, [, amount]) => sum + amount, 0);
        return [
          month,
          new Map<string, readonly [number | null, number | null]>([
            ...amounts(profit).map(([field, moved]) => [field, [moved, balance ? 0 : null]] as const),
            ...stands.map(([field, amount]) => [field, [null, amount]] as const),
            ...(balance ? [[RESERVES, [null, rest]] as const] : []),
          ]),
        ];
      }),
    ),
  };
}
