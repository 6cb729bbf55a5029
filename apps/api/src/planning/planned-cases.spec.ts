import { CASH_ITEMS, changesCash, changesPlan, PLAN_GAINS } from '@keelson/calculators/planning';
import {
  cashCases,
  detailCases,
  detailedAgain,
  type ExactRow,
  type Fraction,
  plannedAgain,
  plannerCases,
  releasedAgain,
} from '@keelson/calculators/testing/planned';
import { GAIN_NAMES } from '@keelson/contracts/planning';
import { cashToSave, detailAsOf, detailToSave, planAsOf, planToSave } from '@keelson/domain/planning';
import { Decimal, rounded } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import { planLines, profitSummaryRows } from '@keelson/vocabulary';
import fc from 'fast-check';
import { wireDetail } from './detail-wire';
import { wireCalculation } from './planner-wire';

const numRuns = sizeOf('PLANNED_CASES');

const pence = (exact: Fraction): number => Number(exact.shown(2).replace('.', ''));
const digits = (exact: Fraction | null, places: number): number | null =>
  exact === null ? null : Number(exact.shown(places));
/** As a page rounds what it is sent. */
const shown = (sent: number | null, places: number): number | null =>
  sent === null ? null : rounded(new Decimal(sent), places);

/** The pages are held against the same second calculations of the same cases: page and API never differ. */
describe('what the API computes of a calculation that is saved', () => {
  it('[PLAN-05~] agrees with a second calculation of plans to the penny, and as it is sent to the last digit shown', () => {
    fc.assert(
      fc.property(plannerCases, (given) => {
        const { base, sliders } = given;
        const again = plannedAgain(given);
        const saved = planToSave({ tool: 'planner', inputs: sliders, base });
        if (!saved.ok) expect([saved.failure.code, changesPlan(sliders)]).toEqual(['NOTHING_CHANGED', false]);
        else
          expect(saved.value.calculation.results).toEqual({
            ...Object.fromEntries(
              [...planLines(), 'profitBeforeTax' as const].map((line) => [line, pence(again.impact[line])]),
            ),
            ...Object.fromEntries(PLAN_GAINS.map((gain) => [gain, pence(again.gains[gain])])),
            ...{ lastYearProfit: pence(again.lastYear.profitBeforeTax), change: pence(again.change) },
            ...{ thisYearProfit: pence(again.thisYear.profitBeforeTax), ebitda: pence(again.ebitda) },
          });
        const computed = planAsOf(1, base, sliders);
        if (computed?.kind !== 'plan') throw new Error('no plan');
        const sent = wireCalculation(computed.plan, sliders);
        const names = ['total_cost_of_sales', 'gross_margin', 'total_payroll', 'total_overheads', 'profit_before_tax'];
        expect(
          Object.entries(sent)
            .filter(([name]) => names.includes(name))
            .map(([, row]) => Object.values(row as Record<string, number | null>).map((share) => shown(share, 1))),
        ).toEqual(
          names.map((_, at) =>
            [again.lastYear, again.thisYear, again.impact].map(({ shares }) => digits(shares[at] ?? null, 1)),
          ),
        );
        const { pie_chart_values: pie, ...rest } = sent.update_calculated_values;
        expect([
          ...PLAN_GAINS.map((gain) => shown(pie[GAIN_NAMES[gain]], 0)),
          ...[shown(rest.total_profit_and_loss_changes_by, 0), shown(rest.EBITDA, 0)],
        ]).toEqual([
          ...PLAN_GAINS.map((gain) => digits(again.gains[gain], 0)),
          ...[digits(again.change, 0), digits(again.ebitda, 0)],
        ]);
      }),
      { numRuns },
    );
  });

  it('[CASH-05~] agrees with a second calculation of cash release to the penny', () => {
    fc.assert(
      fc.property(cashCases, (given) => {
        const { items, total } = releasedAgain(given);
        const saved = cashToSave({ tool: 'cashRelease', inputs: given.levers, base: given.base });
        if (!saved.ok) expect([saved.failure.code, changesCash(given.levers)]).toEqual(['NOTHING_CHANGED', false]);
        else
          expect(saved.value.calculation.results).toEqual({
            total: pence(total),
            ...Object.fromEntries(
              CASH_ITEMS.flatMap((item) => [
                [`${item}Released`, pence(items[item].released)],
                [`${item}Revised`, pence(items[item].revised)],
              ]),
            ),
          });
      }),
      { numRuns },
    );
  });

  it('[DPL-04~] agrees with a second calculation of the detailed profit and loss to the penny, saved and sent', () => {
    const kept = ({ annualised, impact, resulting }: ExactRow) => ({
      ...{ annualised: pence(annualised), impact: pence(impact), resulting: pence(resulting) },
    });
    fc.assert(
      fc.property(detailCases, (given) => {
        const inputs = Object.fromEntries(Object.entries(given.tenths).map(([id, tenths]) => [id, tenths / 10]));
        const { rows, summary } = detailedAgain(given);
        const saved = detailToSave({ tool: 'detailedProfitAndLoss', inputs, base: given.base });
        if (!saved.ok) throw new Error(saved.failure.code);
        expect(saved.value.calculation.results).toEqual({
          accounts: Object.fromEntries(planLines().map((line) => [line, rows[line].map(kept)])),
          summary: Object.fromEntries(
            profitSummaryRows().map((row) => [
              row,
              { ...kept(summary[row]), changeBy: digits(summary[row].changeBy, 0) },
            ]),
          ),
        });
        const computed = detailAsOf(1, given.base, inputs);
        if (computed == null) throw new Error('no month');
        expect(
          wireDetail(computed).summary.map((row) => [
            ...[shown(row.totalAnnualizedValue, 0), shown(row.totalImpact, 0), shown(row.totalResultingPL, 0)],
          ]),
        ).toEqual(
          profitSummaryRows().map((row) => [
            ...[digits(summary[row].annualised, 0), digits(summary[row].impact, 0), digits(summary[row].resulting, 0)],
          ]),
        );
      }),
      { numRuns },
    );
  });
});
