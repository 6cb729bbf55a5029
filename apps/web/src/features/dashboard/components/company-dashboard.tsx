import { Button } from '@blueprintjs/core';
import { dashboardMessages as texts } from '@keelson/contracts/dashboard';
import { goalsMessages, goalsPaths } from '@keelson/contracts/goals';
import { myFinancialsMessages } from '@keelson/contracts/my-financials';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ClockBar } from '../../../figures/clock-bar';
import { clocksIn, isTurnedBack } from '../../../figures/clocks';
import { explainingIn } from '../../../figures/explained-place';
import { OldViewNote } from '../../../figures/old-view-note';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { ownerOnly } from '../../../ui/card/owner-only';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { useAddress } from '../../../ui/table/use-address';
import { RestatedNote } from '../../../figures/restated-note';
import type { DashboardFigures } from '../dashboard.api';
import { endOfMonthText, monthName } from '../figure-words';
import { missingMonth, twelveMonthsTo } from '../months-known';
import { noFiguresWords } from '../parts-known';
import type { WhoseDashboard } from '../use-whose-dashboard';
import type { GoalsSlots } from '../goals-slots';
import { useFigures } from '../use-figures';
import { DashboardCards } from './dashboard-cards';
import { HeadlineCard } from './headline-card';
import { KeyNumberCards } from './key-number-cards';
import { loaded } from './loaded';
import { ReadError } from './read-error';

const ExplainFigure = lazy(() =>
  import('../../../figures/explain-figure').then((panel) => ({ default: panel.ExplainFigure })),
);

const ExplainBesideSector = lazy(() =>
  import('./explain-beside-sector').then((panel) => ({ default: panel.ExplainBesideSector })),
);

interface CompanyDashboardProps extends WhoseDashboard {
  readonly title: string;
  /** What stands there before there are figures. */
  readonly beforeFigures: ReactNode;
  readonly goals: GoalsSlots;
  /** The step of the onboarding that the goals are, is at hand. */
  readonly goalsTour: boolean;
  /** Stands above the figures. */
  readonly notices?: ReactNode;
  /** Stands below the other cards. */
  readonly areas?: ReactNode;
  /** What comes up once it is known whether there are figures. */
  readonly greeting?: (figures: DashboardFigures) => ReactNode;
}

/** The first page of a company: three answers, then what they rest on. */
export function CompanyDashboard({
  accountId,
  readOnly,
  title,
  beforeFigures,
  goals,
  goalsTour,
  notices,
  areas,
  greeting,
}: CompanyDashboardProps) {
  const address = useAddress();
  const clocks = clocksIn(address);
  const explaining = explainingIn(address);
  const asked = { accountId, asAt: clocks.asAt, knownOn: clocks.knownOn };
  const { figures, profit, balance, benchmark } = useFigures(asked);
  const { currentData: data } = figures;
  const failed = readOnly ? texts.companyFailedToLoad : texts.failedToLoad;
  const trust = paths.trustOf(readOnly ? accountId : undefined);
  if (data === undefined)
    return (
      <>
        <PageHeader
          title={title}
          viewed={readOnly ? { company: undefined } : undefined}
          actions={isTurnedBack(clocks) ? <ClockBar clocks={clocks} /> : undefined}
        />
        <OldViewNote clocks={clocks} />
        {notices}
        <Card className={figures.error === undefined ? 'k-dash-loading' : 'k-dash-failed'}>
          {figures.error === undefined ? (
            <SkeletonLines lines={6} label="Loading the dashboard" />
          ) : (
            <ReadError title={failed} error={figures.error} onRetry={() => void figures.refetch()} />
          )}
        </Card>
        {figures.error !== undefined && beforeFigures}
      </>
    );
  const explained = data.asAt === null ? undefined : explaining.explained;
  const Explained = explained?.beside === 'sector' ? ExplainBesideSector : ExplainFigure;
  return (
    <WithPanel open={explained !== undefined}>
      <div className="k-dash-page">
        <PageHeader
          title={title}
          viewed={readOnly ? { company: data.companyName } : undefined}
          lead={<Lead figures={data} own={!readOnly} trust={trust} />}
          actions={
            <>
              {(data.asAt !== null || isTurnedBack(clocks)) && <ClockBar clocks={clocks} />}
              {!readOnly && <Actions figures={data} />}
            </>
          }
        />
        <OldViewNote clocks={clocks}>Goals and the comparison with others are those of today.</OldViewNote>
        {notices}
        <ImportNote figures={data} />
        <RestatedNote amounts={data.import.restated} importedAt={data.import.lastImportedAt} trust={trust} />
        {data.asAt !== null && data.period1 && <Callout>{myFinancialsMessages.periodOne}</Callout>}
        {data.asAt === null ? (
          beforeFigures
        ) : (
          <>
            <HeadlineCard
              figures={data}
              profit={loaded(profit)}
              balance={loaded(balance)}
              {...{ readOnly, explaining }}
            />
            <KeyNumberCards figures={data} profit={loaded(profit)} explaining={explaining} />
            <DashboardCards
              {...{ accountId, readOnly }}
              figures={data}
              goals={goals}
              balance={loaded(balance)}
              benchmark={loaded(benchmark)}
              explaining={explaining}
              comparedOver={isTurnedBack(clocks) ? undefined : twelveMonthsTo(data)}
            >
              {areas}
            </DashboardCards>
          </>
        )}
        {goals.form({
          accountId,
          readOnly,
          today: isTurnedBack(clocks) ? new Date().toISOString().slice(0, 10) : data.today,
          tour: goalsTour,
          otherwise: isTurnedBack(clocks) ? null : greeting?.(data),
        })}
      </div>
      {explained && (
        <Suspense fallback={null}>
          <Explained place={explained} asked={asked} onClose={() => explaining.explain(undefined)} />
        </Suspense>
      )}
    </WithPanel>
  );
}

function Actions({ figures: { asAt } }: { readonly figures: DashboardFigures }) {
  const { assign } = useAddress();
  if (asAt === null) return null;
  return (
    <>
      <ButtonLink to={paths.myFinancials}>My Finance</ButtonLink>
      <Button {...ownerOnly(goalsPaths.saveGoals)} onClick={() => assign({ openGoals: 'true' })}>
        {goalsMessages.setGoals}
      </Button>
      <ButtonLink to={paths.calculator} intent="primary">
        {texts.whatIf}
      </ButtonLink>
    </>
  );
}

interface LeadProps {
  readonly figures: DashboardFigures;
  readonly own: boolean;
  readonly trust: string;
}

function Lead({ figures, own, trust }: LeadProps) {
  const { asAt, companyName } = figures;
  if (asAt === null)
    return (
      <>
        {companyName} has no figures here yet. {noFiguresWords(figures, own)}
      </>
    );
  return (
    <>
      {monthName(asAt)} is closed. Figures are to {endOfMonthText(asAt)}. <Link to={trust}>See how sure they are</Link>
    </>
  );
}

function ImportNote({ figures }: { readonly figures: DashboardFigures }) {
  const { import: run, asAt } = figures;
  const missing = missingMonth(figures);
  if (run.status === 'started')
    return <Callout live>Your accounts are being read. Figures follow by themselves.</Callout>;
  if (run.status === 'failed')
    return (
      <Callout tone="caution">
        The last import did not finish{run.message === null ? '' : `: ${run.message}`}. What came before is shown.
      </Callout>
    );
  return asAt === null || missing === undefined ? null : (
    <Callout tone="caution">
      {missing} Figures are to {endOfMonthText(asAt)}.
    </Callout>
  );
}
