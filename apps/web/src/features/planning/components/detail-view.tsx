import { Button } from '@blueprintjs/core';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { PlanLine } from '@keelson/vocabulary';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { detailExplanation, detailFigure, type ExplainedRow } from '../detail-explanations';
import { GROUP_TITLES } from '../detail-words';
import { monthsText } from '../input-words';
import { detailGround } from '../planning-grounds';
import { useCalculatorAddress } from '../use-calculator-address';
import { useDetail } from '../use-detail';
import type { Working } from '../working';
import { DetailAnswer } from './detail-answer';
import { DetailFoot } from './detail-foot';
import { DetailHowTo, HOW_TO_USE } from './detail-how-to';
import { DetailNotes } from './detail-notes';
import { DetailSheet } from './detail-sheet';
import { DetailSummary } from './detail-summary';
import { DetailTable } from './detail-table';
import { DetailTabs } from './detail-tabs';
import { DetailTools } from './detail-tools';
import { SavedDates } from './saved-dates';
import { PrintButton } from './snapshot-sheet';
import '../planning.css';
import '../detail.css';
import '../../../ui/form/form.css';

interface DetailViewProps {
  readonly accountId: string;
  readonly working: Working;
}

const LEAD = 'Change any line by a percentage and see what a full year would leave. Nothing changes in the accounts.';

/** The detailed profit and loss: four groups of accounts with their changes, and the summary. */
export function DetailView({ accountId, working }: DetailViewProps) {
  const { opened, openDate } = useCalculatorAddress();
  const work = useDetail(accountId, working, opened);
  const [line, setLine] = useState<PlanLine>('sales');
  const [wanted, setWanted] = useState('');
  const [howTo, setHowTo] = useState(false);
  const [explained, setExplained] = useState<ExplainedRow>();
  const { read, detail, works, changes } = work;
  const show = (next: PlanLine): void => {
    setLine(next);
    setWanted('');
  };
  const reset = (): void => {
    work.reset();
    if (opened) openDate(undefined);
  };
  const months = read && read.months.length > 0 ? monthsText(read.months) : `${read?.noOfMonthsThisYear ?? 0} months`;
  const explanation = detail && explained && detailExplanation(detail, explained, `A year, from ${months}`);
  const figure = detail && explained && detailFigure(detail, explained);
  const printable = read?.saved != null && detail !== null;
  const group = detail?.groups[line];
  const words = wanted.trim().toLowerCase();
  return (
    <WithPanel open={explanation !== undefined && explanation !== null}>
      <div>
        <PageHeader
          title="Detailed P&L"
          lead={LEAD}
          {...(working !== 'owner' && { viewed: { company: read?.companyName } })}
          actions={
            works || printable ? (
              <>
                {printable && <PrintButton />}
                {works && (
                  <>
                    <Button onClick={() => setHowTo(true)}>{HOW_TO_USE}</Button>
                    <Button onClick={reset}>{texts.reset}</Button>
                    <Button
                      intent="primary"
                      disabled={!work.maySave}
                      loading={work.saving}
                      onClick={() => void work.save()}
                    >
                      {texts.save}
                    </Button>
                  </>
                )}
              </>
            ) : undefined
          }
        />
        <div className="plan-bar">
          {detail && work.hasData && read ? (
            <DetailAnswer {...{ detail, explained }} months={read.noOfMonthsThisYear} onExplain={setExplained} />
          ) : (
            <span />
          )}
          <SavedDates accountId={accountId} tool="detailedProfitAndLoss" working={working} />
        </div>
        {read === undefined && (
          <Card>
            {work.error === undefined ? (
              <SkeletonLines lines={12} label="Loading the figures" />
            ) : (
              <ErrorState
                title="The figures could not be loaded"
                error={work.error}
                onRetry={() => void work.refetch()}
              />
            )}
          </Card>
        )}
        {read && !work.hasData && (
          <Card>
            <EmptyState
              title={texts.noData}
              {...(working === 'owner' && {
                action: <ButtonLink to={paths.connectAccounts}>Connect your accounts</ButtonLink>,
              })}
            >
              There is no month to work from yet. It takes the accounts, or figures that were typed in.
            </EmptyState>
          </Card>
        )}
        {read && work.hasData && detail && group && (
          <div className="k-stack">
            <DetailSheet {...{ read, detail }} />
            <DetailNotes
              read={read}
              working={working}
              lacksProfit={detail.summary.profitBeforeTax.resulting.value === null}
              onLive={() => openDate(undefined)}
            />
            <div className="plan-detail-frame">
              <div className="plan-detail">
                <section className="k-card k-card-flush" aria-label={GROUP_TITLES[line]}>
                  <DetailTabs
                    {...{ detail, shown: line, onShow: show }}
                    tellsCalculated={works && !work.readOnly}
                    isCalculated={work.isCalculated}
                  />
                  <DetailTools
                    key={line}
                    count={group.accounts.length}
                    wanted={wanted}
                    onWant={setWanted}
                    onApply={
                      work.readOnly
                        ? undefined
                        : (text) =>
                            work.typeAll(
                              group.accounts
                                .filter(({ name }) => name.toLowerCase().includes(words))
                                .map(({ id }) => id),
                              text,
                            )
                    }
                  />
                  <DetailTable
                    {...{ line, group, changes }}
                    readOnly={work.readOnly}
                    wanted={words}
                    onType={work.type}
                    onExplain={setExplained}
                  />
                  {works && (
                    <DetailFoot
                      waiting={work.waiting}
                      readOnly={work.readOnly}
                      mayCalculate={work.mayCalculate(line)}
                      busy={work.calculating}
                      name={work.name}
                      onName={work.setName}
                      onCalculate={() => void work.calculate(line)}
                    />
                  )}
                </section>
                <DetailSummary detail={detail} onExplain={setExplained} />
              </div>
            </div>
          </div>
        )}
        <DetailHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {explanation && read && (
        <GroundedPanel
          explanation={explanation}
          grounds={figure ? [detailGround(accountId, read, detail, figure)] : []}
          onClose={() => setExplained(undefined)}
        />
      )}
    </WithPanel>
  );
}
