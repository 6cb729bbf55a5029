import { RefreshIcon } from '@blueprintjs/icons';
import { memo, useEffect, useRef } from 'react';
import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import type { Moment } from '../journeys.api';
import { dayOf, timeOf } from '../moment-days';
import { momentWords } from '../moment-words';
import '../../../ui/button/icon-button.css';

interface MomentListProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly complete: boolean;
  readonly onSeek: (number: number) => void;
  /** Asks for events that were added meanwhile. */
  readonly onRefresh: () => void;
}

/** Every event of the journey; the one that is shown stays in view. */
export function MomentList({ moments, at, complete, onSeek, onRefresh }: MomentListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current="step"]');
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    const top = row.offsetTop - box.offsetTop;
    const below = top + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (top < box.scrollTop || below) box.scrollTop = top - box.clientHeight / 3;
  }, [at]);
  return (
    <Card
      flush
      title="Events"
      subtitle="Times in Europe/London, errors marked"
      actions={
        <button
          type="button"
          className="k-icon-button"
          aria-label="Look for new events"
          title="Look for new events"
          onClick={onRefresh}
        >
          <RefreshIcon />
        </button>
      }
    >
      <div ref={list} className="rp-list" role="region" aria-label="Events of the journey" tabIndex={0}>
        <ol>
          {moments.map((moment, index) => (
            <Row
              key={moment.number}
              moment={moment}
              day={newDay(moments[index - 1], moment)}
              standing={moment.number === at ? 'now' : moment.number < at ? 'past' : 'to-come'}
              onSeek={onSeek}
            />
          ))}
        </ol>
      </div>
      {!complete && (
        <p className="k-card-foot">
          These are the first {formatCount(moments.length)} events. Later ones are in the account history.
        </p>
      )}
    </Card>
  );
}

const newDay = (before: Moment | undefined, { occurredAt }: Moment): string | undefined =>
  before !== undefined && dayOf(before.occurredAt) === dayOf(occurredAt) ? undefined : dayOf(occurredAt);

interface RowProps {
  readonly moment: Moment;
  readonly day: string | undefined;
  readonly standing: 'past' | 'now' | 'to-come';
  readonly onSeek: (number: number) => void;
}

const Row = memo(function Row({ moment, day, standing, onSeek }: RowProps) {
  const { what, detail, tone } = momentWords(moment.act);
  return (
    <li className={`rp-event rp-${standing} rp-tone-${tone}`} aria-current={standing === 'now' ? 'step' : undefined}>
      {day !== undefined && <span className="rp-day">{day}</span>}
      <button type="button" onClick={() => onSeek(moment.number)}>
        <time dateTime={moment.occurredAt}>{timeOf(moment.occurredAt)}</time>
        <span className="rp-dot" aria-hidden="true" />
        <span className="k-grow">
          {tone === 'bad' && <span className="k-sr">Error: </span>}
          {what}
          {tone === 'bad' && detail !== null && <span className="rp-reason">{detail}</span>}
        </span>
      </button>
    </li>
  );
});
