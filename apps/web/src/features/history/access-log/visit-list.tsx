import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { dayTitle } from '../history-days';
import { type AskedVisits, useHistoryAccessLogQuery, type Visit } from './access-log.api';
import { VisitItem } from './visit-item';

interface VisitListProps {
  readonly visits: readonly Visit[];
  /** Title of the day of the visit before. */
  readonly dayBefore?: string | undefined;
  readonly now: number;
}

/** Visits under the days on which they ended. */
export const VisitList = ({ visits, dayBefore, now }: VisitListProps): ReactNode => {
  const days: { title: string; visits: Visit[] }[] = [];
  for (const visit of visits) {
    const title = dayTitle(visit.until, new Date(now));
    const last = days.at(-1);
    if (last?.title === title) last.visits.push(visit);
    else days.push({ title, visits: [visit] });
  }
  return days.map(({ title, visits: ofDay }) => (
    <section key={title} className="k-visit-day">
      {title !== dayBefore && <h2>{title}</h2>}
      <ul aria-label={title}>
        {ofDay.map((visit) => (
          <VisitItem key={visit.position} visit={visit} now={now} />
        ))}
      </ul>
    </section>
  ));
};

interface EarlierVisitsProps {
  readonly asked: AskedVisits;
  /** How many pages from here on are wanted; none: the button that asks for one more. */
  readonly pages: number;
  readonly dayBefore: string | undefined;
  readonly now: number;
  readonly onMore: () => void;
}

/**
 * A page of older visits and those below it. Each begins where the page above it ends now, so that nothing is left out or
 * told twice when newer visits come in above.
 */
export function EarlierVisits({ asked, pages, dayBefore, now, onMore }: EarlierVisitsProps) {
  const { data, currentData, error, refetch } = useHistoryAccessLogQuery(asked, { skip: pages === 0 });
  if (pages === 0)
    return (
      <div className="k-visits-more">
        <Button onClick={onMore}>Show earlier visits</Button>
      </div>
    );
  const shown = currentData ?? data;
  if (shown === undefined)
    return error === undefined ? (
      <div className="k-visits-loading">
        <SkeletonLines lines={4} label="Loading earlier visits" />
      </div>
    ) : (
      <ErrorState title="Could not load earlier visits" error={error} onRetry={() => void refetch()} />
    );
  const last = shown.visits.at(-1);
  return (
    <>
      <VisitList visits={shown.visits} dayBefore={dayBefore} now={now} />
      {shown.older !== null && last !== undefined && (
        <EarlierVisits
          asked={{ ...asked, before: shown.older }}
          pages={pages - 1}
          dayBefore={dayTitle(last.until, new Date(now))}
          now={now}
          onMore={onMore}
        />
      )}
    </>
  );
}
