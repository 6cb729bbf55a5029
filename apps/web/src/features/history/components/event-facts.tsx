import type { ReactNode } from 'react';
import { Tag } from '../../../ui/card/tag';
import { formatDateTimeToTheSecond } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { HistoryEntry } from '../history.api';
import { actorText, fromText } from '../history-words';
import { CopyEvent } from './copy-event';
import { PersonalText } from './personal-text';

interface EventFactsProps {
  readonly entry: HistoryEntry;
  /** Whom it happened to, where the page is not about one account. */
  readonly about?: ReactNode;
  /** What the list can be narrowed to from here. */
  readonly actions: ReactNode;
}

/** Who, when, from where, for whom, and what was before and after. */
export function EventFacts({ entry, about, actions }: EventFactsProps) {
  const { occurredAt, detail, actor, onBehalfOf, from, changes, position, type, eventId } = entry;
  const place = fromText(from);
  return (
    <>
      <div className="k-panel-part">
        {detail !== null && <p className="k-event-detail">{detail}</p>}
        <dl className="k-facts">
          <dt>When</dt>
          <dd>
            <time dateTime={occurredAt}>{formatDateTimeToTheSecond(occurredAt)}</time>
          </dd>
          <dt>Who</dt>
          <dd>{actorText(actor)}</dd>
          {about !== undefined && (
            <>
              <dt>About</dt>
              <dd>{about}</dd>
            </>
          )}
          <dt>On behalf of</dt>
          <dd>{onBehalfOf === null ? 'Nobody else' : (onBehalfOf.name ?? 'The customer')}</dd>
          <dt>From</dt>
          <dd>{place === '' ? 'Not known' : <PersonalText>{place}</PersonalText>}</dd>
          <dt>Place</dt>
          <dd>#{formatCount(position)} among all events</dd>
          <dt>Type</dt>
          <dd className="k-event-type">{type}</dd>
          <dt>Event id</dt>
          <dd className="k-event-type">{eventId}</dd>
        </dl>
      </div>
      {changes.length > 0 && <Changes changes={changes} />}
      <div className="k-panel-part k-row k-wrap">
        {actions}
        <CopyEvent entry={entry} />
      </div>
    </>
  );
}

function Changes({ changes }: { readonly changes: HistoryEntry['changes'] }) {
  return (
    <div className="k-panel-part">
      <table className="k-event-changes">
        <caption className="k-panel-title">What changed</caption>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after, personal }) => (
            <tr key={field}>
              <th scope="row">
                {field} {personal && <Tag>Personal</Tag>}
              </th>
              <td>{shown(before, personal)}</td>
              <td>{shown(after, personal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shown = (value: string | null, personal: boolean): ReactNode => {
  if (value === null) return 'Nothing';
  return personal ? <PersonalText>{value}</PersonalText> : value;
};
