import { Skeleton } from '../../../ui/card/skeleton';
import { formatDateTime } from '../../../ui/format/dates';
import { shortMoment } from '../history-days';
import { useHistoryLatestQuery } from '../history.api';

const LOADED = 25;
const SHOWN = 5;

/** What the customer's account went through lately; who looked at it is left to the full list. */
export function LastEvents({ accountId }: { readonly accountId: string }) {
  const { currentData, isError } = useHistoryLatestQuery({ accountId, size: LOADED });
  if (isError) return <p className="k-small k-muted">The events could not be loaded.</p>;
  if (currentData === undefined)
    return (
      <div className="k-skeleton-lines" role="status" aria-label="Loading events">
        {Array.from({ length: SHOWN }, (_, line) => (
          <Skeleton key={line} width={`${85 - line * 7}%`} />
        ))}
      </div>
    );
  const events = currentData.entries.filter(({ kind }) => kind !== 'reading').slice(0, SHOWN);
  if (events.length === 0) return <p className="k-small k-muted">Nothing has happened on this account yet.</p>;
  return (
    <ul className="k-last-events k-num">
      {events.map(({ eventId, occurredAt, what }) => (
        <li key={eventId}>
          <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
            {shortMoment(occurredAt)}
          </time>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
