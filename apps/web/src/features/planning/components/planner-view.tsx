import { useCallback, useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { InTurn } from '../../../ui/turns/in-turn';
import { Turns } from '../../../ui/turns/turns';
import { planExplanation, planFigure, type PlanPlace } from '../plan-explanations';
import { planGround } from '../planning-grounds';
import { valueOf } from '../planner-figures';
import { profitWords, yearFrom } from '../planner-words';
import { useCalculatorAddress } from '../use-calculator-address';
import { usePlanner } from '../use-planner';
import type { Working } from '../working';
import { PlanActButtons } from './plan-acts';
import { PlanBars } from './plan-bars';
import { PlanBehind } from './plan-behind';
import { PlanFoot } from './plan-foot';
import { PlanMissing } from './plan-missing';
import { PlanNotes } from './plan-notes';
import { PlanPie } from './plan-pie';
import { PlanSheet } from './plan-sheet';
import { PlanSliders } from './plan-sliders';
import { PlanTable } from './plan-table';
import { PlanTiles } from './plan-tiles';
import { PlannerHowTo } from './planner-how-to';
import { PlanName } from './plan-name';
import { SavedDates } from './saved-dates';
import { ToolTabs } from './tool-tabs';
import '../planner.css';

interface PlannerViewProps {
  readonly accountId: string;
  readonly working: Working;
}

const LEAD = 'Move a slider and see the year you could have. Nothing changes in your accounts.';

/** The What-If Scenario Planner: five levers, and the year that they make. */
export function PlannerView({ accountId, working }: PlannerViewProps) {
  const { opened, openDate } = useCalculatorAddress();
  const [turns] = useState(() => new Turns());
  const planner = usePlanner(accountId, working, opened, openDate, turns);
  const [howTo, setHowTo] = useState(false);
  const openHowTo = useCallback(() => setHowTo(true), []);
  const [explained, setExplained] = useState<PlanPlace>();
  const { read, plan } = planner;
  const inputs = paths.calculatorInputsOf(working === 'owner' ? undefined : accountId);
  const { works, mayUndo, maySave, saving, acts } = planner;
  const actions = (
    <PlanActButtons
      {...{ inputs, works, mayUndo, maySave, saving, acts }}
      printable={read?.saved != null && plan !== undefined}
      onHowTo={openHowTo}
    />
  );
  return (
    <WithPanel open={explained !== undefined && plan !== undefined}>
      <div>
        <PageHeader
          title="What-If Scenario Planner"
          lead={LEAD}
          actions={actions}
          {...(working !== 'owner' && { viewed: { company: read?.companyName } })}
        />
        <div className="plan-bar">
          <ToolTabs />
          <SavedDates accountId={accountId} tool="planner" working={working} />
        </div>
        {read === undefined && (
          <Card>
            {planner.error === undefined ? (
              <SkeletonLines lines={12} label="Loading the figures" />
            ) : (
              <ErrorState
                title="The figures could not be loaded"
                error={planner.error}
                onRetry={() => void planner.refetch()}
              />
            )}
          </Card>
        )}
        {read && !planner.hasData && <PlanMissing inputs={inputs} />}
        {read && plan && (
          <div className="k-stack">
            <PlanSheet read={read} plan={plan} />
            <PlanNotes read={read} working={working} onLive={() => openDate(undefined)} />
            <div className="plan-frame">
              <div className="plan-grid-of-plan">
                <PlanSliders
                  {...{ sliders: planner.sliders, says: planner.says, readOnly: planner.readOnly }}
                  follows={profitWords(valueOf(plan.impact.profitBeforeTax))}
                  months={read.noOfMonthsThisYear}
                  acts={planner.sliderActs}
                  footer={<PlanFoot thisYear={plan.thisYear} figuresFrom={read.figuresFrom} onExplain={setExplained} />}
                >
                  {!planner.readOnly && read.figuresFrom !== 'example' && (
                    <PlanName name={planner.name} onName={planner.setName} />
                  )}
                </PlanSliders>
                <div className="plan-results-of-plan">
                  <PlanBehind behind={planner.isBehind} />
                  <InTurn {...{ turns, value: plan, of: read }}>
                    {(plan) => <PlanTiles plan={plan} explained={explained} onExplain={setExplained} />}
                  </InTurn>
                  <div className="plan-charts">
                    <InTurn {...{ turns, value: plan, of: read }}>
                      {(plan) => <PlanBars plan={plan} onExplain={setExplained} />}
                    </InTurn>
                    <InTurn {...{ turns, value: plan, of: read }}>
                      {(plan) => <PlanPie plan={plan} onExplain={setExplained} />}
                    </InTurn>
                  </div>
                </div>
              </div>
            </div>
            <InTurn {...{ turns, value: plan, of: read }}>
              {(plan) => (
                <PlanTable plan={plan} formulaVersion={read.saved?.formulaVersion ?? 1} onExplain={setExplained} />
              )}
            </InTurn>
          </div>
        )}
        <PlannerHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {explained !== undefined && plan && read && (
        <GroundedPanel
          explanation={planExplanation(plan, explained, yearFrom(read))}
          grounds={[planGround(accountId, read, plan, planFigure(plan, explained))]}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WithPanel>
  );
}
