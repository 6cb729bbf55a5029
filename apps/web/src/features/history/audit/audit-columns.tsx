import { CrossIcon } from '@blueprintjs/icons';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import type { Column } from '../../../ui/table/column';
import { PersonalText } from '../components/personal-text';
import { actorText, fromText } from '../history-words';
import type { AuditEntry } from './audit.api';

/** Whom an event happened to, with the way to the account's history where there is one. */
export function About({ about }: Pick<AuditEntry, 'about'>) {
  const name = about.name ?? about.id;
  return about.customer ? <Link to={paths.customerHistory(about.id)}>{name}</Link> : <>{name}</>;
}

/** When, who, what, to whom, whether it was refused and from where. */
export const auditColumns = (
  chosen: number | undefined,
  choose: (position: number) => void,
): readonly Column<AuditEntry>[] => [
  {
    id: 'when',
    header: 'When',
    cell: ({ occurredAt }) => (
      <time className="k-num k-nowrap" dateTime={occurredAt}>
        {formatDateTime(occurredAt)}
      </time>
    ),
  },
  { id: 'who', header: 'Who', cell: ({ actor }) => actorText(actor) },
  {
    id: 'what',
    header: 'What',
    cell: ({ what, detail, position, onBehalfOf }) => (
      <span className="k-audit-what">
        <OpensPanel open={position === chosen} onClick={() => choose(position)}>
          {what}
        </OpensPanel>
        {detail !== null && <span className="k-micro k-muted">{detail}</span>}
        {onBehalfOf !== null && (
          <span className="k-micro k-muted">on behalf of {onBehalfOf.name ?? 'the customer'}</span>
        )}
      </span>
    ),
  },
  { id: 'about', header: 'About', cell: ({ about }) => <About about={about} /> },
  {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ refused }) =>
      refused ? (
        <Tag tone="negative" icon={<CrossIcon />}>
          Refused
        </Tag>
      ) : (
        'Done'
      ),
  },
  {
    id: 'from',
    header: 'From',
    cell: ({ from }) => {
      const place = fromText(from);
      return place === '' ? <span className="k-muted">Not known</span> : <PersonalText>{place}</PersonalText>;
    },
  },
];
