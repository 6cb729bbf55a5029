import { type ExplainedFigure, PROFIT_FIGURES } from '@keelson/contracts/figures';
import type { ExplanationAnswer } from '../explanation-answer';

type Sums = (name: string) => number;

/** Pounds, from whole pence. */
function sumsOf({ groups, inputs }: ExplanationAnswer): Sums {
  return (name) => {
    const group = groups.find((each) => each.name === name);
    if (group === undefined) return inputs.find((input) => input.name === name && input.unit !== 'pounds')?.value ?? 0;
    if (group.counts.length > 0)
      return group.counts.reduce((sum, { count }) => sum + Number(count), 0) / group.counts.length;
    const pence = group.lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    return (pence + Math.round((group.further?.amount ?? 0) * 100)) / 100;
  };
}

const grossMargin = (of: Sums): number => of('turnover') - of('costOfSales');
const profit = (of: Sums): number => grossMargin(of) - of('payroll') - of('overheads') + of('otherIncome');
const currentAssets = (of: Sums): number =>
  of('stock') + of('tradeDebtors') + of('cashInHand') + of('otherCurrentAssets');
const currentLiabilities = (of: Sums): number =>
  of('tradeCreditors') + of('overdrafts') + of('otherCurrentLiabilities');
const netCurrentAssets = (of: Sums): number => currentAssets(of) - currentLiabilities(of);
const ofSales = (part: (of: Sums) => number) => (of: Sums) => (part(of) / of('turnover')) * 100;
const purchases = (of: Sums): number => of('costOfSales') + of('overheads') - of('depreciation') - of('interest');
const days = (balance: string, flow: (of: Sums) => number, vat: (of: Sums) => number) => (of: Sums) =>
  (of(balance) / (((flow(of) * 12) / of('months')) * vat(of))) * 365;
const withVat = (of: Sums): number => of('vatMultiplier');
const plain = (name: string) => (of: Sums) => of(name);

/** Each figure from the sums of its lines alone, as its formula has it (formulas 5.4 to 5.11). */
const FROM_SUMS: Readonly<Record<ExplainedFigure, (of: Sums) => number>> = {
  grossmarginTurnOver: ofSales(grossMargin),
  profitBeforeTaxTurnOver: ofSales(profit),
  payrollTurnover: ofSales(plain('payroll')),
  overheadsTurnover: ofSales(plain('overheads')),
  employeesTurnover: (of) => (of('turnover') * 12) / of('months') / of('employees'),
  tradeDebtorDaysList: days('tradeDebtors', plain('turnover'), withVat),
  stockTurnDaysList: days('stock', plain('costOfSales'), () => 1),
  stockTurnList: (of) => (of('costOfSales') * 12) / of('months') / of('stock'),
  tradeCreditorDaysList: days('tradeCreditors', purchases, withVat),
  sales: plain('turnover'),
  costOfSales: plain('costOfSales'),
  grossMargin,
  payroll: plain('payroll'),
  overheads: plain('overheads'),
  otherIncome: plain('otherIncome'),
  profitBeforeTax: profit,
  payrollShare: ofSales(plain('payroll')),
  costOfSalesShare: ofSales(plain('costOfSales')),
  overheadsShare: ofSales((of) => of('overheads') - of('otherIncome')),
  profitBeforeTaxShare: ofSales(profit),
  cashIn: plain('received'),
  cashOut: plain('spent'),
  netMovement: (of) => of('cashIn') - of('cashOut') + of('cash') - of('cashBefore'),
  cashBalance: plain('cash'),
  stock: plain('stock'),
  tradeDebtors: plain('tradeDebtors'),
  cashDebtors: (of) => of('cash') + of('tradeDebtors'),
  tradeCreditors: plain('tradeCreditors'),
  coverRatio: (of) => (of('cash') + of('tradeDebtors')) / of('tradeCreditors'),
  fixedAssets: plain('fixedAssets'),
  currentAssets,
  currentLiabilities,
  netCurrentAssets,
  longTermCreditors: plain('longTermCreditors'),
  netAssets: (of) => of('fixedAssets') + netCurrentAssets(of) - of('longTermCreditors'),
  capitalReserves: (of) => of('equity') + of('profitToDate') + profit(of) - of('tax'),
  projectedTurnover: (of) => (of('turnover') * 12) / of('months'),
  marketingSpend: plain('marketing'),
  employeeCount: plain('employees'),
};

/** Averages and yearly amounts rest on the lines of a sum over months. */
function perMonths(of: Sums, sum: (of: Sums) => number, over: 'average' | 'twelveMonths'): number {
  const whole = of('sum') === 0 ? sum(of) : of('sum');
  return over === 'average' ? whole / of('months') : (whole * 12) / of('months');
}

const OVER_MONTHS: ReadonlySet<ExplainedFigure> = new Set(PROFIT_FIGURES);

/** The figure of an explanation, worked out again from nothing but the lines that the explanation lists. */
export function figureFromLines(answer: ExplanationAnswer, over: string): number {
  const sums = sumsOf(answer);
  const formula = FROM_SUMS[answer.figure];
  return OVER_MONTHS.has(answer.figure) && (over === 'average' || over === 'twelveMonths')
    ? perMonths(sums, formula, over)
    : formula(sums);
}
