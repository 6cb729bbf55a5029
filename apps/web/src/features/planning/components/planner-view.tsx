import { Button } from '@blueprintjs/core';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { planExplanation, planFigure, type PlanPlace } from '../plan-explanations';
import { planGround } from '../planning-grounds';
import { valueOf } from '../planner-figures';
import { poundsText, SOURCE_WORDS, yearFrom } from '../planner-words';
import { useCalculatorAddress } from '../use-calculator-address';
import { usePlanner } from '../use-planner';
import type { Working } from '../working';
import { PlanBars } from './plan-bars';
import { PlanBehind } from './plan-behind';
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
import { PrintButton } from './snapshot-sheet';
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
  const planner = usePlanner(accountId, working, opened);
  const [howTo, setHowTo] = useState(false);
  const [explained, setExplained] = useState<PlanPlace>();
  const { read, plan, works } = planner;
  const inputs = paths.calculatorInputsOf(working === 'owner' ? undefined : accountId);
  const reset = (): void => {
    planner.reset();
    if (opened) openDate(undefined);
  };
  const actions = (
    <>
      <ButtonLink to={inputs}>{texts.back}</ButtonLink>
      {read?.saved != null && plan !== undefined && <PrintButton />}
      {works && (
        <>
          <Button onClick={() => setHowTo(true)}>{texts.howToUse}</Button>
          <Button disabled={!planner.mayUndo} onClick={planner.undo}>
            Undo
          </Button>
          <Button onClick={reset}>{texts.reset}</Button>
          <Button
            intent="primary"
            disabled={!planner.maySave}
            loading={planner.saving}
            onClick={() => void planner.save()}
          >
            {texts.save}
          </Button>
        </>
      )}
    </>
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
                  {...{ typed: planner.typed, limits: planner.limits, plan, readOnly: planner.readOnly }}
                  months={read.noOfMonthsThisYear}
                  onType={planner.type}
                  onMove={planner.move}
                  footer={
                    <span className="k-num">
                      Base: sales{' '}
                      <ExplainedValue
                        text={poundsText(valueOf(plan.thisYear.sales))}
                        name="the sales that the plan starts from"
                        onClick={() => setExplained('thisYear sales')}
                      />
                      , profit before tax{' '}
                      <ExplainedValue
                        text={poundsText(valueOf(plan.thisYear.profitBeforeTax))}
                        name="the profit that the plan starts from"
                        onClick={() => setExplained('thisYear profitBeforeTax')}
                      />
                      , from {SOURCE_WORDS[read.figuresFrom]}
                    </span>
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
        <GroundedPanel
          explanation={planExplanation(plan, explained, yearFrom(read))}
          grounds={[planGround(accountId, read, plan, planFigure(plan, explained))]}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WithPanel>
  );
}
