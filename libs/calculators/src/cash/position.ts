import type { CalendarDate, Month } from '@keelson/kernel';
import { Decimal, endOfMonth } from '@keelson/kernel';
import type { CoverColour } from '@keelson/vocabulary';
import type { Figure, FormulaId, InputSource } from '../figure';
import { calculate, inputValue, quotient, stand, standOnDay } from '../figure';
import type { Company, Stand } from '../values';

/** Stock, debtors and creditors at the end of a month or day, in pounds (formulas 5.9, 5.24, 5.26). */
export interface Position {
  readonly date: CalendarDate;
  readonly stock: Figure;
  readonly tradeDebtors: Figure;
  readonly tradeCreditors: Figure;
  /** Bank accounts, overdrawn ones included, credit cards not. */
  readonly cash: Figure;
  /** Cash + trade debtors. */
  readonly cashDebtors: Figure;
  /** Cash and trade debtors ÷ trade creditors; `null` without creditors. */
  readonly coverRatio: Figure;
  readonly coverColour: CoverColour | null;
  /** Current assets without stock ÷ all that is owed within a year; `null` where nothing is. */
  readonly quickRatio: Figure;
}

/** The colour of the unrounded ratio (formulas 5.9); `null` for none. */
export function coverColour({ value }: Figure): CoverColour | null {
  if (value === null) return null;
  if (value.lte('1.5')) return 'red';
  return value.lte(2) ? 'amber' : 'green';
}

const ASSETS_WITHOUT_STOCK = ['tradeDebtors', 'cashInHand', 'otherCurrentAssets'] as const satisfies Stand[];
const DUE_WITHIN_A_YEAR = ['tradeCreditors', 'overdrafts', 'otherCurrentLiabilities'] as const satisfies Stand[];

/**
 * Stock that was not typed apart is in a typed total of the current assets, and cannot be left out of it. Totals are typed
 * of months alone.
 */
function quickRatio(company: Company, source: (of: Stand) => InputSource): Figure {
  const isKnown = (of: Stand): boolean => inputValue(company, source(of)) !== null;
  const parts = (stands: readonly Stand[], rest: Stand): readonly Stand[] =>
    isKnown(rest) && source(rest).kind === 'stand' ? stands.filter(isKnown) : stands;
  const assets = parts(ASSETS_WITHOUT_STOCK, 'otherCurrentAssets');
  const owed = parts(DUE_WITHIN_A_YEAR, 'otherCurrentLiabilities');
  return calculate(
    company,
    'quickRatio',
    Object.fromEntries([...assets, ...owed].map((of) => [of, source(of)])),
    (inputs) => {
      const total = (stands: readonly Stand[]) => Decimal.sum(...stands.map((of) => inputs[of] ?? 0));
      return isKnown('stock') ? quotient(total(assets), total(owed)) : null;
    },
  );
}

function position(company: Company, date: CalendarDate, source: (of: Stand) => InputSource): Position {
  const own = (formulaId: FormulaId & Stand): Figure =>
    calculate(company, formulaId, { [formulaId]: source(formulaId) }, (inputs) => inputs[formulaId] ?? null);
  const cash = source('cash');
  const tradeDebtors = source('tradeDebtors');
  const coverRatio = calculate(
    company,
    'coverRatio',
    { cash, tradeDebtors, tradeCreditors: source('tradeCreditors') },
    (of) => quotient(of.cash.plus(of.tradeDebtors), of.tradeCreditors),
  );
  return {
    date,
    stock: own('stock'),
    tradeDebtors: own('tradeDebtors'),
    tradeCreditors: own('tradeCreditors'),
    cash: own('cash'),
    cashDebtors: calculate(company, 'cashDebtors', { cash, tradeDebtors }, (of) => of.cash.plus(of.tradeDebtors)),
    coverRatio,
    coverColour: coverColour(coverRatio),
    quickRatio: quickRatio(company, source),
  };
}

/** At a month's end; all figures `null` when the month was not imported. */
export const positionAtMonthEnd = (company: Company, month: Month): Position =>
  position(company, endOfMonth(month), (of) => stand(of, month));

/** At a day's end; all figures `null` when the day was not recorded. */
export const positionOnDay = (company: Company, date: CalendarDate): Position =>
  position(company, date, (of) => standOnDay(of, date));

/** The days up to today that were recorded, the oldest first. */
export const positionsByDay = (company: Company): Position[] =>
  company.books.days
    .map(({ date }) => date)
    .filter((date) => date <= company.today)
    .sort()
    .map((date) => positionOnDay(company, date));
