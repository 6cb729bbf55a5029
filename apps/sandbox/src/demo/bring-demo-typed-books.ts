import type { DemoWorld } from './demo-customer';
import { type DemoTypedBooks, typedMonths } from './demo-typed-books';
import { ProductClient } from './product-client';

/** The form for own figures, as far as it is read here. */
interface OwnFigures {
  readonly savedAt: string | null;
  /** Of this financial year, and of the two before it, the oldest first. */
  readonly monthOptions: readonly string[];
  readonly pastMonths: readonly string[];
}

const YEAR_END = 3;
const MONTHS = 12;

/** Types the figures of one demo customer as a person would. */
export async function bringDemoTypedBooks(books: DemoTypedBooks, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const account = `/api/v1/accounts/${await client.signIn(books.email, world.passwordOf(books.email))}`;
  const form = await client.get<OwnFigures>(`${account}/finance-data?financial_month=${YEAR_END}`);
  // A seeding that was cut short meets its own traces.
  if (form.savedAt === null) {
    await client.post(`${account}/finance-data`, bodyOf(books, form));
    if (books.case.startsWith('unregistered for VAT'))
      await client.put(`${account}/vat-multiplier`, { vatMultiplier: '1.00' });
  }
  await client.signOut();
}

function bodyOf(books: DemoTypedBooks, { monthOptions, pastMonths }: OwnFigures): object {
  const { profit, balance } = typedMonths(books, [...pastMonths, ...monthOptions]);
  const lastYear = pastMonths.slice(-MONTHS);
  const before = pastMonths.slice(0, -MONTHS);
  const of = <Row extends { readonly month: string }>(
    rows: readonly Row[],
    months: readonly string[],
  ): readonly Row[] => rows.filter(({ month }) => months.includes(month));
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: of(balance, monthOptions),
    balanceSheetLastYearMonthWiseEntity: of(balance, lastYear),
    balanceSheetLastYearMinusOneMonthWiseEntity: of(balance, before),
    profitAndLossThisYear: of(profit, monthOptions),
    profitAndLossLastYear: of(profit, lastYear),
    profitAndLossLastYearMinusOneMonthWiseData: of(profit, before),
    financial_month: YEAR_END,
  };
}
