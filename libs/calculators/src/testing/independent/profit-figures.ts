import { type Company, pounds, type Span, span, twelveTo, yearly } from './company';
import { Fraction } from './fraction';
import { written } from './periods';
import { profitOf, type Sheet } from './sheet';
import { known } from './untyped';

export type Figure = Fraction | null;

const HUNDRED = Fraction.whole(100);

/** `null` unless there is something to divide by. */
const over = (part: Fraction, whole: Fraction): Figure => (whole.sign() > 0 ? part.by(whole) : null);

const percent = (part: Fraction, whole: Fraction): Figure => over(part.times(HUNDRED), whole);

/** (new - old) / |old| x 100 (formulas 5.0). */
export const change = (now: Figure, before: Figure): Figure =>
  now === null || before === null || before.sign() === 0 ? null : now.minus(before).times(HUNDRED).by(before.size());

export const grossMarginOf = (sheet: Sheet): bigint => sheet.turnover - sheet.costOfSales;

const RATIOS = {
  grossMargin: grossMarginOf,
  profitBeforeTax: profitOf,
  payroll: (sheet: Sheet) => sheet.payroll,
  overheads: (sheet: Sheet) => sheet.overheads,
};

export interface ProfitRatios {
  readonly grossMargin: Figure;
  readonly profitBeforeTax: Figure;
  readonly payroll: Figure;
  readonly overheads: Figure;
  readonly turnoverPerEmployee: Figure;
}

function ratios(months: Span | null, turnoverPerEmployee: Figure): ProfitRatios {
  const ratio = (of: (sheet: Sheet) => bigint): Figure =>
    months === null
      ? null
      : known(() =>
          percent(
            months.sum(of),
            months.sum((sheet) => sheet.turnover),
          ),
        );
  return {
    grossMargin: ratio(RATIOS.grossMargin),
    profitBeforeTax: ratio(RATIOS.profitBeforeTax),
    payroll: ratio(RATIOS.payroll),
    overheads: ratio(RATIOS.overheads),
    turnoverPerEmployee,
  };
}

const countOf = (company: Company, month: number): Figure => {
  const text = company.books.headcounts[written(month)];
  return text === undefined ? null : Fraction.text(text);
};

/** The counts that were entered for some months, added and divided by how many they are (formulas 5.7). */
export function averageCount(company: Company, from: number, to: number): Figure {
  let total = Fraction.zero;
  let entered = 0;
  for (let month = from; month <= to; month += 1) {
    const count = countOf(company, month);
    if (count === null) continue;
    total = total.plus(count);
    entered += 1;
  }
  return entered === 0 ? null : total.by(Fraction.whole(entered));
}

const perEmployee = (turnover: Figure, count: Figure): Figure =>
  turnover === null || count === null ? null : over(turnover, count);

const turnoverOf = (sheet: Sheet): bigint => sheet.turnover;

/** A point of the tab "Last 12 Months" (formulas 5.5). */
export function ownMonth(company: Company, month: number): ProfitRatios {
  const own = span(company, month, month);
  const months = own.months === 0 ? null : own;
  return ratios(months, perEmployee(months && known(() => yearly(months, turnoverOf)), countOf(company, month)));
}

/** A point of the tab "12 Month Moving Average" (formulas 5.6). */
export function twelveMonths(company: Company, month: number): ProfitRatios {
  const months = twelveTo(company, month);
  return ratios(
    months,
    perEmployee(months && known(() => yearly(months, turnoverOf)), averageCount(company, month - 11, month)),
  );
}

/** Pounds in a month on average over the twelve to it. */
export function movingAverage(company: Company, month: number, of: (sheet: Sheet) => bigint): Figure {
  const months = twelveTo(company, month);
  return months && known(() => months.sum(of).by(Fraction.whole(months.months)));
}

/** Pounds of one month; `null` for one that was never imported. */
export const inMonth = (company: Company, month: number, of: (sheet: Sheet) => bigint): Figure => {
  const sheet = company.sheets.get(month);
  return sheet === undefined ? null : known(() => pounds(of(sheet)));
};

/** What a year's turnover went to, in percent with one decimal; together 100.0 (formulas 5.4). */
export interface MoneyOfYear {
  readonly payroll: string;
  readonly costOfSales: string;
  readonly overheads: string;
  readonly profitBeforeTax: string;
}

/** `null` for a year that is left out. */
export const moneyOfYear = (company: Company, year: 0 | 1 | 2): MoneyOfYear | null =>
  known(() => partsOfYear(company, year));

function partsOfYear(company: Company, year: 0 | 1 | 2): MoneyOfYear | null {
  const months = span(company, company.years[year], company.years[year] + 11);
  const turnover = months.sum(turnoverOf);
  if (turnover.sign() <= 0) return null;
  const parts: readonly [keyof MoneyOfYear, Fraction][] = [
    ['payroll', months.sum((sheet) => sheet.payroll)],
    ['costOfSales', months.sum((sheet) => sheet.costOfSales)],
    ['overheads', months.sum((sheet) => sheet.overheads - sheet.otherIncome)],
    ['profitBeforeTax', months.sum(profitOf)],
  ];
  const shares = parts.map(([name, amount]) => ({ name, share: amount.times(HUNDRED).by(turnover), amount }));
  const tenths = shares.map(({ share }) => BigInt(share.times(Fraction.whole(10)).shown(0)));
  const missing = 1000n - tenths.reduce((total, one) => total + one, 0n);
  const largest = shares.reduce(
    (best, { amount }, at) => (shares[best]!.amount.size().isLessThan(amount.size()) ? at : best),
    0,
  );
  const shown = tenths.map((one, at) => Fraction.of(at === largest ? one + missing : one, 10n).shown(1));
  return Object.fromEntries(shares.map(({ name }, at) => [name, shown[at]])) as unknown as MoneyOfYear;
}

/** A year's lines, in pounds, and how many months they are. */
export interface YearLines {
  readonly months: number;
  readonly turnover: Figure;
  readonly costOfSales: Figure;
  readonly grossMargin: Figure;
  readonly payroll: Figure;
  readonly overheads: Figure;
  readonly otherIncome: Figure;
  readonly profitBeforeTax: Figure;
}

export function yearLines(company: Company, year: 0 | 1 | 2): YearLines {
  const months = span(company, company.years[year], company.years[year] + 11);
  return {
    months: months.months,
    turnover: known(() => months.sum(turnoverOf)),
    costOfSales: known(() => months.sum((sheet) => sheet.costOfSales)),
    grossMargin: known(() => months.sum(grossMarginOf)),
    payroll: known(() => months.sum((sheet) => sheet.payroll)),
    overheads: known(() => months.sum((sheet) => sheet.overheads)),
    otherIncome: known(() => months.sum((sheet) => sheet.otherIncome)),
    profitBeforeTax: known(() => months.sum(profitOf)),
  };
}
