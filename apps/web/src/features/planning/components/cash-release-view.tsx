import { Button } from '@blueprintjs/core';
import { calculationMessages as texts, planningMessages } from '@keelson/contracts/planning';
import { Fragment, useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { Callout } from '../../../ui/card/callout';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { cashExplanation, cashFigure, type CashPlace } from '../cash-explanations';
import { monthsText } from '../input-words';
import { cashGround } from '../planning-grounds';
import { useCalculatorAddress } from '../use-calculator-address';
import { useCashRelease } from '../use-cash-release';
import type { Working } from '../working';
import { CashComparison } from './cash-comparison';
import { CashHowTo } from './cash-how-to';
import { CashInputs } from './cash-inputs';
import { CashIntro } from './cash-intro';
import { CashNotes } from './cash-notes';
import { CashResults } from './cash-results';
import { CashSheet } from './cash-sheet';
import { PrintButton } from './snapshot-sheet';
import { SavedDates } from './saved-dates';
import { ToolTabs } from './tool-tabs';
import '../planning.css';
import '../../../ui/form/form.css';

interface CashReleaseViewProps {
  readonly accountId: string;
  readonly working: Working;
}

const LEAD =
  'Three habits hold your cash: what you stock, when you are paid, when you pay. Nothing changes in your books.';

/** Cash release: an introduction, then three inputs with what they would bring. */
export function CashReleaseView({ accountId, working }: CashReleaseViewProps) {
  const { started, start, opened, openDate } = useCalculatorAddress();
  const cash = useCashRelease(accountId, working, opened);
  const [howTo, setHowTo] = useState(false);
  const [explained, setExplained] = useState<CashPlace>();
  const { read, release, works } = cash;
  const reset = (): void => {
    cash.reset();
    if (opened) openDate(undefined);
  };
  const printable = read?.saved != null && release !== null;
  const actions = started && works && (
    <Fragment key="acts">
      <Button onClick={() => setHowTo(true)}>{texts.howToUse}</Button>
      <Button onClick={reset}>{texts.reset}</Button>
      <Button intent="primary" disabled={!cash.maySave} loading={cash.saving} onClick={() => void cash.save()}>
        {texts.save}
      </Button>
    </Fragment>
  );
  return (
    <WithPanel open={explained !== undefined && release !== null}>
      <div>
        <PageHeader
          title="Cash release"
          lead={LEAD}
          actions={actions === false && !printable ? undefined : [printable && <PrintButton key="print" />, actions]}
          {...(working !== 'owner' && { viewed: { company: read?.companyName } })}
        />
        <div className="plan-bar">
          <ToolTabs />
          {started && <SavedDates accountId={accountId} tool="cashRelease" working={working} />}
        </div>
        {!started && <CashIntro onNext={start} />}
        {started && read === undefined && (
          <Card>
            {cash.error === undefined ? (
              <SkeletonLines lines={9} label="Loading the figures" />
            ) : (
              <ErrorState
                title="The figures could not be loaded"
                call={planningMessages.periodCall}
                error={cash.error}
                onRetry={() => void cash.refetch()}
              />
            )}
          </Card>
        )}
        {started && read && !cash.hasData && (
          <Card>
            <EmptyState
              title={texts.noData}
              {...(working === 'owner' && {
                action: <ButtonLink to={paths.connectAccounts}>Connect your accounts</ButtonLink>,
              })}
            >
              There is no month to work from yet. It takes the accounts, or a month that was typed in.
            </EmptyState>
          </Card>
        )}
        {started && read && cash.hasData && (
          <div className="k-stack">
            {release && <CashSheet read={read} release={release} />}
            <CashNotes read={read} working={working} accountId={accountId} onLive={() => openDate(undefined)} />
            <div className="plan-cash-frame">
              <div className="plan-cash">
                <CashInputs
                  {...{ read, release, works }}
                  {...{ typed: cash.typed, readOnly: cash.readOnly, mayCalculate: cash.mayCalculate, busy: cash.busy }}
                  name={cash.name}
                  onName={cash.setName}
                  onType={cash.type}
                  onCalculate={() => void cash.calculate()}
                  onExplain={setExplained}
                />
                {release ? (
                  <div className="plan-cash-results">
                    <CashResults
                      release={release}
                      calculated={cash.isCalculated}
                      explained={explained}
                      onExplain={setExplained}
                    />
                    <CashComparison {...{ read, release }} onExplain={setExplained} />
                  </div>
                ) : (
                  <Callout tone="caution" live>
                    Correct the number that cannot be used, and the results are here again.
                  </Callout>
                )}
              </div>
            </div>
          </div>
        )}
        <CashHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {explained !== undefined && release && read && (
        <GroundedPanel
          explanation={cashExplanation(read, release, explained, monthsText(read.months))}
          grounds={[cashGround(accountId, read, release, cashFigure(read, release, explained))]}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WithPanel>
  );
}
