import { type ExplainedFigure, type ExplainedSpan, PROFIT_FIGURES } from '@keelson/contracts/my-financials';
import type { ExplanationAnswer, FigureAsked } from '../explanation-answer';

/** What a figure rests on: the explanation of one, or of one of the two that a change lies between. */
type Explained = Pick<ExplanationAnswer, 'groups' | 'inputs'>;
type Sums = (name: string) => number;

/** Pounds, from whole pence. */
function sumsOf({ groups, inputs }: Explained): Sums {
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
const lentByNobody = (of: Sums): number => of('depreciation') + of('interest') + of('notOnCredit');
const purchases = (of: Sums): number =>
  ((of('costOfSales') + of('overheads') - lentByNobody(of)) * 12) / of('months') +
  of('closingStock') -
  of('openingStock');
const days = (balance: string, flow: (of: Sums) => number, vat: (of: Sums) => number) => (of: Sums) =>
  (of(balance) / (((flow(of) * 12) / of('months')) * vat(of))) * 365;
const costsOfAMonth = (of: Sums): number => (of('payroll') + of('overheads')) / of('months');
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
  tradeCreditorDaysList: (of) => (of('tradeCreditors') / (purchases(of) * withVat(of))) * 365,
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
  quickRatio: (of) => (currentAssets(of) - of('stock')) / currentLiabilities(of),
  fixedAssets: plain('fixedAssets'),
  currentAssets,
  currentLiabilities,
  netCurrentAssets,
  longTermCreditors: plain('longTermCreditors'),
  netAssets: (of) => of('fixedAssets') + netCurrentAssets(of) - of('longTermCreditors'),
  capitalReserves: (of) => of('equity') + of('profitToDate') + profit(of) - of('tax'),
  projectedTurnover: (of) => (of('turnover') * 12) / of('months'),
  seasonalTurnover: (of) => of('turnover') + (of('remainingMonths') * of('turnover')) / of('sameMonths'),
  marketingSpend: plain('marketing'),
  employeeCount: plain('employees'),
  averageEmployees: plain('employees'),
  monthlyCosts: costsOfAMonth,
  monthsOfCosts: (of) => of('cash') / costsOfAMonth(of),
  recentProfit: profit,
  slowPayers: (of) =>
    Math.max(0, of('tradeDebtors') - (((of('turnover') * 12) / of('months')) * withVat(of) * of('targetDays')) / 365),
};

/** Averages and yearly amounts rest on the lines of a sum over months. */
function perMonths(of: Sums, sum: (of: Sums) => number, over: 'average' | 'twelveMonths'): number {
  const whole = of('sum') === 0 ? sum(of) : of('sum');
  return over === 'average' ? whole / of('months') : (whole * 12) / of('months');
}

const OVER_MONTHS: ReadonlySet<ExplainedFigure> = new Set(PROFIT_FIGURES);

function fromLines(figure: ExplainedFigure, over: ExplainedSpan, explained: Explained): number {
  const sums = sumsOf(explained);
  const formula = FROM_SUMS[figure];
  if (!OVER_MONTHS.has(figure)) return formula(sums);
  if (over === 'average') return perMonths(sums, formula, over);
  return over === 'twelveMonths' || over === 'year' ? perMonths(sums, formula, 'twelveMonths') : formula(sums);
}

/** What stood before is of another kind where the turnover of a year is held against the one that is projected. */
function sideFromLines({ sides }: ExplanationAnswer, name: 'now' | 'before', asked: FigureAsked): number {
  const { figure } = asked;
  const side = sides.find((each) => each.name === name);
  if (side === undefined) return Number.NaN;
  const isYear = name === 'before' && asked.against === 'lastYear';
  return isYear && figure === 'projectedTurnover'
    ? fromLines('sales', 'year', side)
    : fromLines(figure, isYear ? 'year' : asked.over, side);
}

/** The figure of an explanation, worked out again from nothing but the lines that the explanation lists. */
export function figureFromLines(answer: ExplanationAnswer, asked: FigureAsked): number {
  if (asked.against === undefined) return fromLines(asked.figure, asked.over, answer);
  const [now, before] = [sideFromLines(answer, 'now', asked), sideFromLines(answer, 'before', asked)];
  const isInPercent = answer.formula.includes('÷');
  return isInPercent ? ((now - before) / Math.abs(before)) * 100 : now - before;
}
