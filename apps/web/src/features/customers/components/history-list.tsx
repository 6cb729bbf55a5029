import { PersonIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { HistoryEntry } from '../customers.api';
import { daysOf, timeOf } from '../history-days';
import { actorText, fromText } from '../history-words';
import { HistorySign } from './history-sign';
import './history-list.css';

export function HistoryList({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return daysOf(entries, new Date()).map(({ key, title, entries: ofDay }) => (
    <section key={key} className="k-history-day">
      <h2>{title}</h2>
      <ol>
        {ofDay.map((entry) => (
          <HistoryItem key={entry.eventId} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function HistoryItem({ entry }: { readonly entry: HistoryEntry }) {
  const { occurredAt, what, detail, actor, onBehalfOf, from, position } = entry;
  return (
    <li className="k-history-item">
      <time dateTime={occurredAt} title={formatDateTime(occurredAt)}>
        {timeOf(occurredAt)}
      </time>
      <HistorySign {...entry} />
      <div className="k-grow">
        <p className="k-strong">{what}</p>
        <p className="k-small k-muted">
          {actorText(actor)}{' '}
          {onBehalfOf && (
            <Tag tone="hull" icon={<PersonIcon />}>
              on behalf of {onBehalfOf.name ?? 'the customer'}
            </Tag>
          )}{' '}
          {fromText(from)}
        </p>
        {detail !== null && <p className="k-small k-soft k-history-detail">{detail}</p>}
      </div>
      <span className="k-history-position" title="Place among all events">
        #{formatCount(position)}
      </span>
    </li>
  );
}
