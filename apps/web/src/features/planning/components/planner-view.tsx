import { useCallback, useState } from 'react';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { PageTurns } from '../../../ui/turns/in-turn';
import { Turns } from '../../../ui/turns/turns';
import type { PlanPlace } from '../plan-explanations';
import { useCalculatorAddress } from '../use-calculator-address';
import { usePlanner } from '../use-planner';
import type { Working } from '../working';
import { PlanActButtons } from './plan-acts';
import { PlanBars } from './plan-bars';
import { PlanBehind } from './plan-behind';
import { PlanExplained } from './plan-explained';
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
export function PlannerView(props: PlannerViewProps) {
  const [turns] = useState(() => new Turns());
  return (
    <PageTurns.Provider value={turns}>
      <Planner {...props} />
    </PageTurns.Provider>
  );
}

function Planner({ accountId, working }: PlannerViewProps) {
  const { opened, openDate } = useCalculatorAddress();
  const planner = usePlanner(accountId, working, opened, openDate);
  const [howTo, setHowTo] = useState(false);
  const openHowTo = useCallback(() => setHowTo(true), []);
  const [explained, setExplained] = useState<PlanPlace>();
  const { read, plan, follows } = planner;
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
        {read && !plan && <PlanMissing inputs={inputs} />}
        {read && plan && follows && (
          <div className="k-stack">
            <PlanSheet read={read} plan={plan.now()} />
            <PlanNotes read={read} working={working} onLive={() => openDate(undefined)} />
            <div className="plan-frame">
              <div className="plan-grid-of-plan">
                <PlanSliders
                  {...{ sliders: planner.sliders, says: planner.says, follows, readOnly: planner.readOnly }}
                  months={read.noOfMonthsThisYear}
                  acts={planner.sliderActs}
                  footer={
                    <PlanFoot thisYear={plan.now().thisYear} figuresFrom={read.figuresFrom} onExplain={setExplained} />
                  }
                >
                  {!planner.readOnly && read.figuresFrom !== 'example' && (
                    <PlanName name={planner.name} onName={planner.setName} />
                  )}
                </PlanSliders>
                <div className="plan-results-of-plan">
                  <PlanBehind behind={planner.isBehind} />
                  <PlanTiles plan={plan} explained={explained} onExplain={setExplained} />
                  <div className="plan-charts">
                    <PlanBars plan={plan} onExplain={setExplained} />
                    <PlanPie plan={plan} onExplain={setExplained} />
                  </div>
                </div>
              </div>
            </div>
            <PlanTable plan={plan} formulaVersion={read.saved?.formulaVersion ?? 1} onExplain={setExplained} />
          </div>
        )}
        <PlannerHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {explained !== undefined && plan && read && (
        <PlanExplained {...{ accountId, read, plan, place: explained }} onClose={() => setExplained(undefined)} />
      )}
    </WithPanel>
  );
}
