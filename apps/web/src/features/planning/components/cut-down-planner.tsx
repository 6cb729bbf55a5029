import { calculationMessages as texts } from '@keelson/contracts/planning';
import { CUT_DOWN_SLIDERS } from '@keelson/vocabulary';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import * as paths from '../../../client/paths';
import { usePlanningCutDownPlannerQuery } from '../planner.api';
import { cutDownPlanOf, valueOf } from '../planner-figures';
import { percentText, pointsText, SOURCE_WORDS } from '../planner-words';
import { useSliders } from '../use-sliders';
import { CalculatorVeil } from './calculator-veil';
import { ExampleNote } from './plan-notes';
import { PlanBehind } from './plan-behind';
import { PlanChange } from './plan-change';
import { PlanMissing } from './plan-missing';
import { PlanSliders } from './plan-sliders';
import '../planner.css';

/** Without a plan that is paid for: three sliders, one tile, and what the rest would show (decision 4.72). */
export function CutDownPlanner({ accountId }: { readonly accountId: string }) {
  const { currentData: read, error, refetch } = usePlanningCutDownPlannerQuery(accountId);
  const { typed, limits, computed, sliders, type, move } = useSliders();
  const result = read && cutDownPlanOf(read, computed);
  const plan = result?.kind === 'plan' ? result.plan : undefined;
  const now = plan ? valueOf(plan.table.thisYear.profitBeforeTaxPercent) : null;
  const share = plan ? valueOf(plan.table.impact.profitBeforeTaxPercent) : null;
  const change = now === null || share === null ? null : share - now;
  return (
    <div className="k-stack">
      {read === undefined && (
        <Card>
          {error === undefined ? (
            <SkeletonLines lines={8} label="Loading the figures" />
          ) : (
            <ErrorState title="The figures could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      )}
      {read?.figuresFrom === 'example' && <ExampleNote own premium={false} />}
      {result?.kind === 'noData' && <PlanMissing inputs={paths.connectAccounts} />}
      {read && plan && (
        <div className="plan-frame">
          <div className="plan-grid-of-plan">
            <PlanSliders
              sliders={CUT_DOWN_SLIDERS}
              {...{ typed, limits, plan }}
              result={`profit before tax ${percentText(share)} of sales`}
              months={read.noOfMonthsThisYear}
              readOnly={false}
              onType={type}
              onMove={move}
              footer={<span>From {SOURCE_WORDS[read.figuresFrom]}. An estimate, not advice.</span>}
            />
            <div className="plan-results-of-plan">
              <PlanBehind behind={sliders === undefined} />
              <section className="k-card plan-tile plan-tile-alone" aria-label={texts.plannerShare}>
                <p className="plan-tile-name">{texts.plannerShare}</p>
                <p className="plan-tile-value k-num" data-testid="tile-share">
                  {percentText(share)}
                </p>
                <p className="plan-tile-note k-num">
                  <PlanChange value={change} text={pointsText(change)} /> from {percentText(now)}
                </p>
              </section>
              <CalculatorVeil />
            </div>
          </div>
        </div>
      )}
      {!plan && <CalculatorVeil />}
    </div>
  );
}
