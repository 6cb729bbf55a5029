import { type Company, pounds, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { yearStart } from './periods';
import type { Figure } from './profit-figures';
import { known } from './untyped';
import { currentAssetsOf, currentLiabilitiesOf, profitOf, type Sheet } from './sheet';

/** A column of the balance sheet in pounds (formulas 5.10). */
export interface BalanceColumn {
  readonly fixedAssets: Figure;
  readonly currentAssets: Figure;
  readonly currentLiabilities: Figure;
  readonly netCurrentAssets: Figure;
  readonly longTermCreditors: Figure;
  readonly netAssets: Figure;
  readonly capitalAndReserves: Figure;
  /** Net assets less capital and reserves, where that is more than a pound. */
  readonly doesNotBalance: Figure;
}

const afterTax = (sheet: Sheet): bigint => profitOf(sheet) - sheet.tax;

const within = (a: Fraction, b: Fraction): boolean => !Fraction.whole(1).isLessThan(a.minus(b).size());

/** `null` where a month of it was never imported. */
function profitSince(company: Company, from: number, to: number): Figure {
  const months = span(company, from, to);
  return months.months === to - from + 1 ? known(() => months.sum(afterTax)) : null;
}

/**
 * Equity and the profit of the year to date. Where no balances tell it, it is what the months of the year earned; and
 * years before it, as many as make the sheet balance, if some do: they were not closed.
 */
function capital(company: Company, month: number, sheet: Sheet, netAssets: Figure): Figure {
  const equity = known(() => pounds(sheet.capitalAndReserves));
  if (equity === null) return null;
  if (sheet.profitToDate !== null) return equity.plus(pounds(sheet.profitToDate));
  const start = yearStart(month, company.books.yearEndMonth);
  const candidates: Fraction[] = [];
  for (let from = start; ; from -= 12) {
    const profit = profitSince(company, from, month);
    if (profit === null) break;
    candidates.push(equity.plus(profit));
  }
  return candidates.find((one) => netAssets !== null && within(one, netAssets)) ?? candidates[0] ?? null;
}

/** `null` for a month whose balances are not known. */
export function balanceColumn(company: Company, month: number): BalanceColumn | null {
  const sheet = company.stands.get(month);
  if (sheet === undefined) return null;
  const net = () => currentAssetsOf(sheet) - currentLiabilitiesOf(sheet);
  const netAssets = known(() => pounds(sheet.fixedAssets + net() - sheet.longTermCreditors));
  const reserves = capital(company, month, sheet, netAssets);
  return {
    fixedAssets: known(() => pounds(sheet.fixedAssets)),
    currentAssets: known(() => pounds(currentAssetsOf(sheet))),
    currentLiabilities: known(() => pounds(currentLiabilitiesOf(sheet))),
    netCurrentAssets: known(() => pounds(net())),
    longTermCreditors: known(() => pounds(sheet.longTermCreditors)),
    netAssets,
    capitalAndReserves: reserves,
    doesNotBalance:
      reserves === null || netAssets === null || within(netAssets, reserves) ? null : netAssets.minus(reserves),
  };
}

/** Months of the balance sheet: from the start of Last Year to the last complete month. */
export const balanceMonths = (company: Company): readonly number[] =>
  Array.from({ length: company.last - company.years[1] + 1 }, (_, at) => company.years[1] + at);

/** Formulas 5.8. */
export interface WorkingDays {
  readonly debtorDays: Figure;
  readonly stockDays: Figure;
  /** Times a year. */
  readonly stockTurn: Figure;
  readonly creditorDays: Figure;
  /** Debtors stand on the credit side. */
  readonly creditBalance: boolean;
}

const YEAR = Fraction.whole(365);

export function workingDays(company: Company, month: number): WorkingDays {
  const sheet = company.stands.get(month);
  const months = twelveTo(company, month);
  if (sheet === undefined || months === null) {
    return { debtorDays: null, stockDays: null, stockTurn: null, creditorDays: null, creditBalance: false };
  }
  const vat = company.books.vatMultiplier === null ? null : Fraction.text(company.books.vatMultiplier);
  const cost = () => yearly(months, ({ costOfSales }) => costOfSales);
  const before = company.stands.get(month - 12);
  const purchases = (): Fraction => {
    const without = (of: Sheet) => of.depreciation + of.interest + of.notOnCredit;
    const bought = yearly(months, (of) => of.costOfSales + of.overheads - without(of));
    const grown = before === undefined ? null : known(() => sheet.stock - before.stock);
    return bought.plus(pounds(grown ?? 0n));
  };
  const days = (balance: () => bigint, of: () => Fraction | null): Figure =>
    known(() => {
      const [standing, yearOf] = [pounds(balance()), of()];
      return yearOf !== null && yearOf.sign() > 0 ? standing.times(YEAR).by(yearOf) : null;
    });
  /** Registered or not is asked: until it is answered there is no amount with VAT. */
  const withVat = (net: Fraction): Fraction | null => (vat === null ? null : net.times(vat));
  return {
    debtorDays: days(
      () => sheet.tradeDebtors,
      () => withVat(yearly(months, ({ turnover }) => turnover)),
    ),
    stockDays: days(() => sheet.stock, cost),
    stockTurn: known(() => (sheet.stock > 0n ? cost().by(pounds(sheet.stock)) : null)),
    creditorDays: days(
      () => sheet.tradeCreditors,
      () => withVat(purchases()),
    ),
    creditBalance: known(() => sheet.tradeDebtors < 0n) ?? false,
  };
}

/** Cash and trade debtors over trade creditors, with its colour by the unrounded value (formulas 5.9). */
export interface Cover {
  readonly cashDebtors: Figure;
  readonly ratio: Figure;
  readonly colour: 'red' | 'amber' | 'green' | null;
  /** Current assets without stock over current liabilities. */
  readonly quick: Figure;
}

function quickOf(sheet: Sheet): Figure {
  return known(() => {
    const [liquid, owed] = [currentAssetsOf(sheet) - sheet.stock, currentLiabilitiesOf(sheet)];
    return owed > 0n ? Fraction.of(liquid, owed) : null;
  });
}

export function coverOf(sheet: Sheet): Cover {
  const liquid = () => sheet.cash + sheet.tradeDebtors;
  const ratio = known(() => {
    const [over, under] = [liquid(), sheet.tradeCreditors];
    return under > 0n ? Fraction.of(over, under) : null;
  });
  const colourOf = (value: Fraction) => {
    if (!Fraction.of(3n, 2n).isLessThan(value)) return 'red';
    return Fraction.whole(2).isLessThan(value) ? 'green' : 'amber';
  };
  return { cashDebtors: known(() => pounds(liquid())), ratio, colour: ratio && colourOf(ratio), quick: quickOf(sheet) };
}
