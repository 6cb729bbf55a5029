/** Figures that a demo customer typed instead of connecting a system: what accountants meet and tidy examples leave out. */
export interface DemoTypedBooks {
  readonly email: string;
  readonly case: DemoCase;
  /** A month's sales in pounds; the other amounts are shares of them. */
  readonly sales: number;
  readonly people: number;
}

export type DemoCase =
  | 'profit and loss alone'
  | 'balance sheets alone'
  | 'months that are missing'
  | 'insolvent'
  | 'ten of twelve months'
  | 'two months old'
  | 'unregistered for VAT, customers in credit';

/** Of customers whose onboarding has come to their figures and who connect no accounting system. */
export const DEMO_TYPED_BOOKS: readonly DemoTypedBooks[] = [
  { email: 'ben@hartleyjoinery.example', case: 'profit and loss alone', sales: 31_400, people: 5 },
  { email: 'charlotte@lowevets.example', case: 'balance sheets alone', sales: 58_200, people: 9 },
  { email: 'nadia@wharflaneprint.example', case: 'months that are missing', sales: 44_750, people: 7 },
  { email: 'oliver@copperfieldbrewing.example', case: 'insolvent', sales: 23_900, people: 6 },
  { email: 'leila@brambleit.example', case: 'ten of twelve months', sales: 38_300, people: 4 },
  { email: 'amy@tidewellplumbing.example', case: 'two months old', sales: 19_650, people: 3 },
  {
    email: 'imran@ridgewaylogistics.example',
    case: 'unregistered for VAT, customers in credit',
    sales: 6_480,
    people: 1,
  },
];

export interface TypedProfit {
  readonly month: string;
  readonly salesAndRevenue: number;
  readonly costOfSales: number;
  readonly payroll: number;
  readonly overheads: number;
  readonly employees: number;
}

export interface TypedBalance {
  readonly month: string;
  readonly stockMonths: number;
  readonly debtorsMonths: number;
  readonly creditorsMonths: number;
  readonly monthEndCashBalance: number;
  readonly currentAssets: number;
  readonly currentLiabilities: number;
  readonly fixedAssets: number;
  readonly longTermCreditors: number;
}

export interface TypedMonths {
  readonly profit: readonly TypedProfit[];
  readonly balance: readonly TypedBalance[];
}

/**
 * What the customer typed for the months that the form offers.
 * @param months those that are over, the oldest first
 */
export function typedMonths(books: DemoTypedBooks, months: readonly string[]): TypedMonths {
  const known = months.slice(-24).filter((_, index, all) => isTyped(books.case, all.length - index));
  return {
    profit: books.case === 'balance sheets alone' ? [] : known.map((month) => profitOf(books, month)),
    balance: books.case === 'profit and loss alone' ? [] : known.map((month) => balanceOf(books, month)),
  };
}

/** @param age 1 for the newest month */
function isTyped(of: DemoCase, age: number): boolean {
  switch (of) {
    case 'months that are missing':
      return age !== 3 && age !== 4 && age !== 9 && age !== 15;
    case 'ten of twelve months':
      return age <= 10;
    case 'two months old':
      return age > 2;
    default:
      return true;
  }
}

/** Busier in early summer and before Christmas, and the same for a month however often it is asked. */
function salesOf({ sales }: DemoTypedBooks, month: string): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const season = [0.86, 0.9, 0.97, 1.02, 1.08, 1.12, 1.04, 0.93, 1, 1.03, 1.11, 0.94][of - 1] ?? 1;
  return Math.round(sales * season * (1 + ((year * 12 + of) % 7) / 100));
}

function profitOf(books: DemoTypedBooks, month: string): TypedProfit {
  const sales = salesOf(books, month);
  const isLosing = books.case === 'insolvent';
  return {
    month,
    salesAndRevenue: sales,
    costOfSales: Math.round(sales * (isLosing ? 0.52 : 0.38)),
    payroll: Math.round(books.sales * (isLosing ? 0.41 : 0.27)),
    overheads: Math.round(books.sales * (isLosing ? 0.24 : 0.19)),
    employees: books.people,
  };
}

function balanceOf(books: DemoTypedBooks, month: string): TypedBalance {
  const sales = salesOf(books, month);
  const isInsolvent = books.case === 'insolvent';
  const stock = Math.round(sales * 0.6);
  const creditors = Math.round(sales * (isInsolvent ? 2.9 : 0.7));
  // More was paid in advance than is owed: the balance of the customers stands on the other side.
  const debtors = books.case.endsWith('customers in credit') ? -Math.round(sales * 0.15) : Math.round(sales * 1.3);
  const cash = isInsolvent ? -Math.round(sales * 0.8) : Math.round(sales * 0.9);
  return {
    month,
    stockMonths: stock,
    debtorsMonths: debtors,
    creditorsMonths: creditors,
    monthEndCashBalance: cash,
    currentAssets: stock + debtors + Math.max(0, cash),
    currentLiabilities: creditors + Math.max(0, -cash),
    fixedAssets: Math.round(books.sales * 1.6),
    longTermCreditors: Math.round(books.sales * (isInsolvent ? 2.4 : 0.5)),
  };
}
