import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { StaleNote } from '../../../ui/card/card-states';
import { Callout } from '../../../ui/card/callout';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { ViewTabs } from '../../../ui/tabs/view-tabs';
import type { Answer } from '../../../client/answer';
import type { FinancialsState } from '../financials-state';
import { longMonth, monthName } from '../../../figures/month-words';
import type { Asked } from '../../../figures/explanation.api';
import type { Overview } from '../my-financials.api';
import type { SectionLocks } from '../use-section-locks';
import { yearLabels } from '../year-labels';
import { RestatedNote } from '../../../figures/restated-note';
import { BalanceSection } from './balance-section';
import { CurrentChapterCard } from './current-chapter-card';
import { ClockBar } from '../../../figures/clock-bar';
import { ExplainFigure } from '../../../figures/explain-figure';
import { OldViewNote } from '../../../figures/old-view-note';
import { FinancialsIntro } from './financials-intro';
import { FlagNotes } from './flag-notes';
import { ImportNote, NoBooks } from './import-note';
import { KpiSection } from './kpi-section';
import { ProfitSection } from './profit-section';
import { TodaySection } from './today-section';
import { ViewData } from './view-data';
import { WalkthroughPrompt } from './walkthrough-prompt';
import '../../../ui/form/form.css';

const AREAS = [
  ['profit', 'Profit & Loss'],
  ['balance', 'Balance Sheet'],
] as const;

interface FinancialsViewProps {
  readonly answer: Answer<Overview>;
  readonly asked: Asked;
  readonly isOwner: boolean;
  readonly state: FinancialsState;
  readonly locks: SectionLocks;
}

function leadOf({ company, financials, yearEndMonth, period1 }: Overview, isOwner: boolean): string {
  if (!financials?.lastMonth || yearEndMonth === null)
    return isOwner ? 'Your cash, profit and balance sheet on one page.' : 'Cash, profit and balance sheet on one page.';
  const whose = isOwner ? 'your year' : `the year of ${company}`;
  if (period1) return `${longMonth(financials.lastMonth)} closed ${whose} (to ${monthName(yearEndMonth)}).`;
  const number = ((Number(financials.lastMonth.slice(5)) - yearEndMonth - 1 + 12) % 12) + 1;
  return `${longMonth(financials.lastMonth)} is month ${number} of ${whose} (to ${monthName(yearEndMonth)}).`;
}

const MINUTE = 60_000;

export function FinancialsView({ answer, asked, isOwner, state, locks }: FinancialsViewProps) {
  const { data: overview, stale } = answer;
  const { financials } = overview;
  const labels = yearLabels(overview.period1);
  const trust = paths.trustOf(isOwner ? undefined : asked.accountId);
  const now = useNow(MINUTE);
  // A figure of a table is explained in the dialog of the table.
  const explained = financials && state.view === undefined ? state.explained : undefined;
  return (
    <WithPanel open={explained !== undefined}>
      <div className="mf-page">
        <PageHeader
          title="My Financials"
          viewed={isOwner ? undefined : { company: overview.company }}
          lead={
            <>
              {leadOf(overview, isOwner)} {financials && <Link to={trust}>See how sure it is</Link>}
            </>
          }
          actions={<ClockBar clocks={state} />}
        />
        <FinancialsIntro />
        <OldViewNote clocks={state} />
        {isOwner && <WalkthroughPrompt />}
        <CurrentChapterCard enabled={isOwner} />
        <ImportNote overview={overview} now={now} />
        <RestatedNote amounts={overview.import.restated} importedAt={overview.import.lastImportedAt} trust={trust} />
        {stale && <StaleNote>These figures are a moment old</StaleNote>}
        {overview.period1 && <Callout>{myFinancialsMessages.periodOne}</Callout>}
        {financials ? (
          <>
            <FlagNotes flags={financials.flags} />
            <TodaySection source={overview.informationFrom} financials={financials} state={state} isOwner={isOwner} />
            <section aria-labelledby="mf-financials">
              <div className="mf-section-head">
                <h2 id="mf-financials">My Financials</h2>
                <ViewTabs
                  label="My Financials"
                  views={AREAS}
                  view={state.area}
                  onChange={(area) => state.change({ area })}
                />
              </div>
              {state.area === 'profit' ? (
                <ProfitSection financials={financials} state={state} labels={labels} locks={locks} />
              ) : (
                <BalanceSection source={overview.informationFrom} financials={financials} state={state} locks={locks} />
              )}
            </section>
            <KpiSection
              {...{ financials, state, locks, isOwner }}
              accountId={asked.accountId}
              source={overview.informationFrom}
            />
            <ViewData overview={overview} financials={financials} state={state} labels={labels} asked={asked} />
          </>
        ) : (
          overview.import.status !== 'started' && <NoBooks isOwner={isOwner} />
        )}
      </div>
      {explained && <ExplainFigure place={explained} asked={asked} onClose={() => state.explain(undefined)} />}
    </WithPanel>
  );
}
