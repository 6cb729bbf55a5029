import { useCallback, useMemo, useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { InTurn } from '../../../ui/turns/in-turn';
import { sourceInTurn } from '../../../ui/turns/source-in-turn';
import { Turns } from '../../../ui/turns/turns';
import { planExplanation, planFigure, type PlanPlace } from '../plan-explanations';
import { planGround } from '../planning-grounds';
import { yearFrom } from '../planner-words';
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
  const planner = usePlanner(accountId, working, opened, openDate);
  const [howTo, setHowTo] = useState(false);
  const openHowTo = useCallback(() => setHowTo(true), []);
  const [explained, setExplained] = useState<PlanPlace>();
  const { read, planned } = planner;
  const follows = useMemo(() => planner.follows && sourceInTurn(turns, planner.follows), [turns, planner.follows]);
  // What does not move with the sliders: the years that a plan starts from, and all of a saved one.
  const still = planned?.now();
  const inputs = paths.calculatorInputsOf(working === 'owner' ? undefined : accountId);
  const { works, saving, acts } = planner;
  const actions = (
    <InTurn {...{ turns, source: planner.maySave }}>
      {(maySave) => (
        <InTurn {...{ turns, source: planner.mayUndo }}>
          {(mayUndo) => (
            <PlanActButtons
              {...{ inputs, works, mayUndo, maySave, saving, acts }}
              printable={read?.saved != null && planned !== undefined}
              onHowTo={openHowTo}
            />
          )}
        </InTurn>
      )}
    </InTurn>
  );
  return (
    <WithPanel open={explained !== undefined && planned !== undefined}>
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
        {read && planned && follows && still && (
          <div className="k-stack">
            <PlanSheet read={read} plan={still} />
            <PlanNotes read={read} working={working} onLive={() => openDate(undefined)} />
            <div className="plan-frame">
              <div className="plan-grid-of-plan">
                <PlanSliders
                  {...{ sliders: planner.sliders, says: planner.says, readOnly: planner.readOnly, follows }}
                  months={read.noOfMonthsThisYear}
                  acts={planner.sliderActs}
                  footer={
                    <PlanFoot thisYear={still.thisYear} figuresFrom={read.figuresFrom} onExplain={setExplained} />
                  }
                >
                  {!planner.readOnly && read.figuresFrom !== 'example' && (
                    <PlanName name={planner.name} onName={planner.setName} />
                  )}
                </PlanSliders>
                <div className="plan-results-of-plan">
                  <InTurn {...{ turns, source: planner.isBehind }}>{(behind) => <PlanBehind behind={behind} />}</InTurn>
                  <InTurn {...{ turns, source: planned }}>
                    {(plan) => <PlanTiles plan={plan} explained={explained} onExplain={setExplained} />}
                  </InTurn>
                  <div className="plan-charts">
                    <InTurn {...{ turns, source: planned }}>
                      {(plan) => <PlanBars plan={plan} onExplain={setExplained} />}
                    </InTurn>
                    <InTurn {...{ turns, source: planned }}>
                      {(plan) => <PlanPie plan={plan} onExplain={setExplained} />}
                    </InTurn>
                  </div>
                </div>
              </div>
            </div>
            <InTurn {...{ turns, source: planned }}>
              {(plan) => (
                <PlanTable plan={plan} formulaVersion={read.saved?.formulaVersion ?? 1} onExplain={setExplained} />
              )}
            </InTurn>
          </div>
        )}
        <PlannerHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {explained !== undefined && planned && read && (
        <InTurn {...{ turns, source: planned }}>
          {(plan) => (
            <GroundedPanel
              explanation={planExplanation(plan, explained, yearFrom(read))}
              grounds={[planGround(accountId, read, plan, planFigure(plan, explained))]}
              onClose={() => setExplained(undefined)}
            />
          )}
        </InTurn>
      )}
    </WithPanel>
  );
}
