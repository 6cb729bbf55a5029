import { month as monthOf } from '@keelson/kernel';
import { inMonth } from '../../figure';
import * as kpis from '../../kpis';
import { type Looked, someOf } from './looked';
import { Comparison } from './comparison';
import { companyCard, headlines, ownMonth, type ProfitRatios, twelveMonths, workingDays, written } from '.';
import { trailing } from '../../figure';

type Window = ReturnType<typeof trailing>;

const RATIOS = {
  grossMargin: kpis.grossMarginPercent,
  profitBeforeTax: kpis.profitBeforeTaxPercent,
  payroll: kpis.payrollPercent,
  overheads: kpis.overheadsPercent,
  turnoverPerEmployee: kpis.turnoverPerEmployee,
} as const;

const DECIMALS = { grossMargin: 1, profitBeforeTax: 1, payroll: 1, overheads: 1, turnoverPerEmployee: 0 } as const;

const lastMonths = (last: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => last - at);

const RATIO_NAMES = Object.keys(RATIOS) as readonly (keyof typeof RATIOS)[];

/** Both tabs of the profit and loss KPIs, this year's twelve points and the twelve before. */
export function heldRatios(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const hold = (where: string, window: Window, exact: ProfitRatios) => {
      for (const name of RATIO_NAMES) {
        const { value } = RATIOS[name](product, window);
        held.figure(`company ${seed} ${where} ${name}`, value, exact[name], DECIMALS[name]);
      }
    };
    for (const at of someOf(lastMonths(second.last, 24), seed, 4)) {
      const month = monthOf(written(at));
      hold(`${month} own`, inMonth(product, month), ownMonth(second, at));
      hold(`${month} twelve`, trailing(product, month), twelveMonths(second, at));
    }
  }
  return held;
}

export function heldWorkingDays(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    for (const at of someOf(lastMonths(second.last, 24), seed, 4)) {
      const month = monthOf(written(at));
      const exact = workingDays(second, at);
      const where = `company ${seed} ${month}`;
      const debtors = kpis.tradeDebtorDays(product, month);
      held.figure(`${where} debtor days`, debtors.value, exact.debtorDays, 1);
      held.figure(`${where} stock days`, kpis.stockDays(product, month).value, exact.stockDays, 1);
      held.figure(`${where} stock turn`, kpis.stockTurn(product, month).value, exact.stockTurn, 2);
      held.figure(`${where} creditor days`, kpis.tradeCreditorDays(product, month).value, exact.creditorDays, 1);
      if (exact.debtorDays === null) continue;
      const flagged = debtors.flags.some(({ kind }) => kind === 'creditBalance');
      held.equal(`${where} credit balance`, flagged, exact.creditBalance);
    }
  }
  return held;
}

export function heldHeadlines(companies: readonly Looked[]): Comparison {
  const held = new Comparison();
  for (const { seed, second, product } of companies) {
    const ours = kpis.headlines(product);
    const exact = headlines(second);
    const pairs = [
      [ours.salesLastMonth, exact.totalSalesLastMonth, 0],
      [ours.salesLastMonthChange, exact.totalSalesLastMonthChangePercent, 1],
      [ours.projectedTurnover, exact.turnover, 0],
      [ours.projectedTurnoverChange, exact.turnoverLastFinancialYearChangePercent, 1],
      [ours.seasonalTurnover, exact.turnoverBySeason, 0],
      [ours.marketingSpend, exact.previousMonthMarketingSpend, 0],
      [ours.marketingSpendChange, exact.marketingSpendChangePercent, 1],
      [ours.profitLastMonth, exact.profitBeforeTaxLastMonth, 0],
      [ours.profitThisYear, exact.thisYearTODate, 0],
      [ours.profitSameMonthLastYear, exact.sameMonthLastYear, 0],
      [ours.profitLastYear, exact.lastYear, 0],
    ] as const;
    for (const [figure, value, decimals] of pairs) {
      held.figure(`company ${seed} ${figure.formulaId}`, figure.value, value, decimals);
    }
    const card = companyCard(second);
    const key = kpis.keyFigures(product, product.periods.lastComplete);
    held.equal(`company ${seed} period 1`, product.periods.period1, second.period1);
    held.figure(`company ${seed} card turnover`, key.turnover.value, card.turnover, 0);
    held.figure(`company ${seed} card margin`, key.grossMarginPercent.value, card.grossMarginPercent, 1);
    held.figure(`company ${seed} card employees`, key.turnoverPerEmployee.value, card.turnoverPerEmployee, 0);
    held.figure(`company ${seed} employees`, kpis.employeeCount(product).value, card.employeeCount, 2);
  }
  return held;
}
