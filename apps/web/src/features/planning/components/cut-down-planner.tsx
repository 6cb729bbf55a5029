import type { PlanResult, PlanSliders as Changes } from '@keelson/calculators/planning';
import { CUT_DOWN_SLIDERS } from '@keelson/vocabulary';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { WithPanel } from '../../../ui/panel/with-panel';
import { sourceFrom } from '../../../ui/turns/source';
import * as paths from '../../../client/paths';
import { cutDownExplanation, type CutDownPlace } from '../cut-down-explanation';
import { planFigure } from '../plan-explanations';
import { usePlanningCutDownPlannerQuery } from '../planner.api';
import { cutDownPlanOf, valueOf } from '../planner-figures';
import { percentText, SOURCE_WORDS, yearFrom } from '../planner-words';
import { cutDownGround } from '../planning-grounds';
import { SlidersStore } from '../sliders-store';
import { CalculatorVeil } from './calculator-veil';
import { CutDownTile } from './cut-down-tile';
import { ExampleNote } from './plan-notes';
import { PlanBehind } from './plan-behind';
import { PlanMissing } from './plan-missing';
import { PlanSliders } from './plan-sliders';
import '../planner.css';

const profitShareWords = (result: PlanResult | undefined): string => {
  const share = result?.kind === 'plan' ? valueOf(result.plan.table.impact.profitBeforeTaxPercent) : null;
  return `profit before tax ${percentText(share)} of sales`;
};

/** Without a plan that is paid for: three sliders, one tile, and what the rest would show (decision 4.72). */
export function CutDownPlanner({ accountId }: { readonly accountId: string }) {
  const { currentData: read, error, refetch } = usePlanningCutDownPlannerQuery(accountId);
  const [store] = useState(() => new SlidersStore());
  const { computed, sliders } = useSyncExternalStore(store.subscribe, store.now);
  const result = read && cutDownPlanOf(read, computed);
  const plan = result?.kind === 'plan' ? result.plan : undefined;
  const says = useCallback((changes: Changes) => profitShareWords(read && cutDownPlanOf(read, changes)), [read]);
  const follows = useMemo(() => sourceFrom(store, ({ computed }) => says(computed)), [store, says]);
  const [explained, setExplained] = useState<CutDownPlace>();
  return (
    <WithPanel open={explained !== undefined && plan !== undefined}>
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
                shown={CUT_DOWN_SLIDERS}
                sliders={store}
                acts={store.acts}
                {...{ says, follows }}
                months={read.noOfMonthsThisYear}
                readOnly={false}
                footer={<span>From {SOURCE_WORDS[read.figuresFrom]}. An estimate, not advice.</span>}
              />
              <div className="plan-results-of-plan">
                <PlanBehind behind={sliders === undefined} />
                <CutDownTile plan={plan} explained={explained} onExplain={setExplained} />
                <CalculatorVeil />
              </div>
            </div>
          </div>
        )}
        {!plan && <CalculatorVeil />}
      </div>
      {explained !== undefined && plan && read && (
        <GroundedPanel
          explanation={cutDownExplanation(plan, explained, yearFrom(read))}
          grounds={[cutDownGround(accountId, read, plan, planFigure(plan, explained))]}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WithPanel>
  );
}
