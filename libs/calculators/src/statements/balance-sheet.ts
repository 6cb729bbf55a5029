import type { Month } from '@keelson/kernel';
import { Decimal, addMonths, monthsFrom } from '@keelson/kernel';
import type { Figure, FigureFlag, FormulaId, InputSource } from '../figure';
import { calculate, exactly, figureInput, flow, stand } from '../figure';
import { financialYearOf, monthsTo } from '../periods';
import type { Company, Stand } from '../values';

/** The lines of the balance sheet (formulas 5.10), in pounds. */
export interface BalanceSheet {
  readonly month: Month;
  readonly fixedAssets: Figure;
  readonly currentAssets: Figure;
  readonly currentLiabilities: Figure;
  readonly netCurrentAssets: Figure;
  readonly totalAssetsLessCurrentLiabilities: Figure;
  /** Creditors falling due after more than one year. */
  readonly longTermCreditors: Figure;
  readonly netAssets: Figure;
  readonly capitalAndReserves: Figure;
  /** What concerns the whole sheet; `doesNotBalance` beyond a pound. */
  readonly flags: readonly FigureFlag[];
}

const CURRENT_ASSETS = ['stock', 'tradeDebtors', 'cashInHand', 'otherCurrentAssets'] as const satisfies Stand[];
const CURRENT_LIABILITIES = ['tradeCreditors', 'overdrafts', 'otherCurrentLiabilities'] as const satisfies Stand[];

const total = (values: Readonly<Record<string, Decimal>>): Decimal => Decimal.sum(...Object.values(values));

/**
 * What a typed total is the sum of: parts that were not typed apart are in what is left of it. Without the total nothing
 * is known of the sum.
 */
function partsOf(company: Company, parts: readonly Stand[], rest: Stand, month: Month): readonly Stand[] {
  const stands = company.months.get(month)?.stands;
  return stands?.[rest] === undefined ? parts : parts.filter((part) => stands[part] !== undefined);
}

const sumOf = (company: Company, formulaId: FormulaId, stands: readonly Stand[], month: Month): Figure =>
  calculate(company, formulaId, Object.fromEntries(stands.map((of) => [of, stand(of, month)])), total);

/** The profit after tax since the first month of a year, from the movements. */
const profitSince = (company: Company, first: Month, month: Month): Record<string, InputSource> => {
  const window = exactly(company, monthsTo(month, monthsFrom(first, month) + 1));
  return {
    turnover: flow('turnover', window),
    otherIncome: flow('otherIncome', window),
    costOfSales: flow('costOfSales', window),
    payroll: flow('payroll', window),
    overheads: flow('overheads', window),
    tax: flow('tax', window),
  };
};

const COSTS: ReadonlySet<string> = new Set(['costOfSales', 'payroll', 'overheads', 'tax']);

const equityAndProfit = (inputs: Readonly<Record<string, Decimal>>): Decimal =>
  Decimal.sum(...Object.entries(inputs).map(([name, value]) => (COSTS.has(name) ? value.neg() : value)));

/** Net assets and reserves may part by a pound. */
const agrees = (netAssets: Figure, reserves: Figure): boolean =>
  netAssets.value !== null && reserves.value !== null && netAssets.value.minus(reserves.value).abs().lte(1);

/**
 * Equity and the profit of the current year. Where the trial balance does not tell it, it is the sum of the movements
 * since the year began, and of years before as long as they were not closed: as many as make the sheet balance.
 */
function capitalAndReserves(company: Company, month: Month, netAssets: Figure): Figure {
  const equity = stand('equity', month);
  if (company.months.get(month)?.tellsProfitToDate === true)
    return calculate(
      company,
      'capitalAndReserves',
      { equity, profitToDate: stand('profitToDate', month) },
      equityAndProfit,
    );
  const { first } = financialYearOf(month, company.books.yearEndMonth);
  const since = (years: number): Figure =>
    calculate(
      company,
      'capitalAndReserves',
      { equity, ...profitSince(company, addMonths(first, -12 * years), month) },
      equityAndProfit,
    );
  const thisYear = since(0);
  if (thisYear.value === null || agrees(netAssets, thisYear)) return thisYear;
  for (let years = 1; ; years += 1) {
    const reserves = since(years);
    if (reserves.value === null) return thisYear;
    if (agrees(netAssets, reserves)) return reserves;
  }
}

/** However loans are split, they are taken off whole. */
const withoutSplitFlag = (figure: Figure): Figure => ({
  ...figure,
  flags: figure.flags.filter(({ kind }) => kind !== 'splitUnknown'),
});

/**
 * The balance sheet at the end of a month in the order of Format 1, amounts in pounds, not rounded (formulas 5.10). An
 * overdrawn bank account is a current liability. `null` for a month without balances; what was not typed of one is `null`.
 */
export function balanceSheet(company: Company, month: Month): BalanceSheet | null {
  if (company.months.get(month)?.stands == null) return null;
  const fixedAssets = sumOf(company, 'fixedAssets', ['fixedAssets'], month);
  const currentAssets = sumOf(
    company,
    'currentAssets',
    partsOf(company, CURRENT_ASSETS, 'otherCurrentAssets', month),
    month,
  );
  const currentLiabilities = sumOf(
    company,
    'currentLiabilities',
    partsOf(company, CURRENT_LIABILITIES, 'otherCurrentLiabilities', month),
    month,
  );
  const netCurrentAssets = calculate(
    company,
    'netCurrentAssets',
    { currentAssets: figureInput(currentAssets), currentLiabilities: figureInput(currentLiabilities) },
    (of) => of.currentAssets.minus(of.currentLiabilities),
  );
  const totalAssetsLessCurrentLiabilities = calculate(
    company,
    'totalAssetsLessCurrentLiabilities',
    { fixedAssets: figureInput(fixedAssets), netCurrentAssets: figureInput(netCurrentAssets) },
    total,
  );
  const longTermCreditors = sumOf(company, 'longTermCreditors', ['longTermCreditors'], month);
  const netAssets = withoutSplitFlag(
    calculate(
      company,
      'netAssets',
      {
        fixedAssets: figureInput(fixedAssets),
        netCurrentAssets: figureInput(netCurrentAssets),
        longTermCreditors: figureInput(longTermCreditors),
      },
      (of) => of.fixedAssets.plus(of.netCurrentAssets).minus(of.longTermCreditors),
    ),
  );
  const reserves = capitalAndReserves(company, month, netAssets);
  const outBy = reserves.value === null || agrees(netAssets, reserves) ? null : netAssets.value?.minus(reserves.value);
  return {
    month,
    fixedAssets,
    currentAssets,
    currentLiabilities,
    netCurrentAssets,
    totalAssetsLessCurrentLiabilities,
    longTermCreditors,
    netAssets,
    capitalAndReserves: reserves,
    flags: [
      ...reserves.flags,
      ...(outBy == null ? [] : [{ kind: 'doesNotBalance' as const, month, difference: outBy.times(100).toNumber() }]),
    ],
  };
}

/** From the start of last year to the last complete month; `null` where a month has no balances (formulas 5.10). */
export const balanceSheets = (
  company: Company,
): readonly { readonly month: Month; readonly sheet: BalanceSheet | null }[] => {
  const { lastYear, lastComplete } = company.periods;
  return monthsTo(lastComplete, monthsFrom(lastYear.first, lastComplete) + 1).map((month) => ({
    month,
    sheet: balanceSheet(company, month),
  }));
};
