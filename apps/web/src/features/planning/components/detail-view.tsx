import { Button } from '@blueprintjs/core';
import { calculationMessages as texts, planningMessages } from '@keelson/contracts/planning';
import { useState } from 'react';
import * as paths from '../../../client/paths';
import { GroundedPanel } from '../../../figures/grounded-panel';
import { ButtonLink } from '../../../ui/button/button-link';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { type ExplainedDetail, toldDetail } from '../explained-detail';
import { useCalculatorAddress } from '../use-calculator-address';
import { useDetail } from '../use-detail';
import { useShownGroup } from '../use-shown-group';
import type { Working } from '../working';
import { DetailAnswer } from './detail-answer';
import { DetailGroup } from './detail-group';
import { DetailHowTo, HOW_TO_USE } from './detail-how-to';
import { DetailNotes } from './detail-notes';
import { DetailSheet } from './detail-sheet';
import { DetailSummary } from './detail-summary';
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
  const shown = useShownGroup();
  const [howTo, setHowTo] = useState(false);
  const [explained, setExplained] = useState<ExplainedDetail>();
  const { read, detail, works } = work;
  const reset = (): void => {
    work.reset();
    if (opened) openDate(undefined);
  };
  const told = read && detail && explained && toldDetail(accountId, read, detail, explained);
  const printable = read?.saved != null && detail !== null;
  return (
    <WithPanel open={told != null}>
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
                call={planningMessages.detailCall}
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
        {read && work.hasData && detail && (
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
                <DetailGroup {...{ read, detail, shown, work, working }} onExplain={setExplained} />
                <DetailSummary detail={detail} onExplain={setExplained} />
              </div>
            </div>
          </div>
        )}
        <DetailHowTo open={howTo} onClose={() => setHowTo(false)} />
      </div>
      {told && <GroundedPanel {...told} onClose={() => setExplained(undefined)} />}
    </WithPanel>
  );
}
