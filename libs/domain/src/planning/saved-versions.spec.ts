import {
  cashRelease,
  detailedProfitAndLoss,
  keptDetailResults,
  keptPlanResults,
  NO_CHANGES,
  planWith,
} from '@keelson/calculators/planning';
import type { PlanningTool } from '@keelson/vocabulary';
import detailGolden from './golden/planning.calculation-saved.v1.detailed-profit-and-loss.json';
import cashGolden from './golden/planning.calculation-saved.v1.json';
import planGolden from './golden/planning.calculation-saved.v1.planner.json';
import type { CalculationSaved, CashCalculation, DetailCalculation, PlanCalculation } from './calculations.events';
import { cashReleaseAsOf, cashResults } from './saved-cash-release';
import { detailAsOf } from './saved-detail';
import { planAsOf } from './saved-plan';

type Saved<Calculation> = CalculationSaved & { readonly data: Calculation };
const cash = (cashGolden as Saved<CashCalculation>).data;
const plan = (planGolden as Saved<PlanCalculation>).data;
const detail = (detailGolden as unknown as Saved<DetailCalculation>).data;

/** What was saved by version 1, and how it comes out by a version once there is another way of computing beside it. */
const TOOLS: Readonly<Record<PlanningTool, readonly [saved: object, by: (version: number) => object | undefined]>> = {
  cashRelease: [
    cash.results,
    (version) => {
      const versions = {
        1: cashRelease,
        2: (base: Parameters<typeof cashRelease>[0]) => cashRelease(base, { ...cash.inputs, debtorDays: 0 }),
      };
      const release = cashReleaseAsOf(version, cash.base, cash.inputs, versions);
      return release ? cashResults(release) : undefined;
    },
  ],
  planner: [
    plan.results,
    (version) => {
      const versions = { 1: planWith, 2: (figures: Parameters<typeof planWith>[0]) => planWith(figures, NO_CHANGES) };
      const result = planAsOf(version, plan.base, plan.inputs, versions);
      return result?.kind === 'plan' ? keptPlanResults(result.plan) : undefined;
    },
  ],
  detailedProfitAndLoss: [
    detail.results,
    (version) => {
      const versions = {
        1: detailedProfitAndLoss,
        2: (groups: Parameters<typeof detailedProfitAndLoss>[0]) => detailedProfitAndLoss(groups, {}),
      };
      const result = detailAsOf(version, detail.base, detail.inputs, versions);
      return result ? keptDetailResults(result) : undefined;
    },
  ],
};

describe('a new version of a formula', () => {
  it.each(Object.entries(TOOLS))(
    '[BEYOND-11~] of %s leaves what was saved by the old one as it was',
    (_, [saved, by]) => {
      expect(by(1)).toEqual(saved);
      expect(by(2)).not.toEqual(saved);
      expect(by(3)).toBeUndefined();
    },
  );
});
