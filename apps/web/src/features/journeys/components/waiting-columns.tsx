import { TimeIcon } from '@blueprintjs/icons';
import { refusalText } from '@keelson/contracts/onboarding';
import { STEP_TITLES } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime } from '../../../ui/format/dates';
import { RelativeTime } from '../../../ui/format/relative-time';
import { formatSpan } from '../../../ui/format/spans';
import type { Column } from '../../../ui/table/column';
import type { WaitingCustomer } from '../stuck.api';
import { customerName, lastEventText, stepPlace } from '../stuck-words';

/** `now` keeps the time in the step right while the page stays open. */
export const waitingColumns = (now: number): readonly Column<WaitingCustomer>[] => [
  {
    id: 'name',
    header: 'Customer',
    sortable: true,
    cell: (customer) => (
      <span className="k-waiting-two">
        <b>{customerName(customer)}</b>
        {customer.companyName !== null && <span className="k-micro k-muted">{customer.companyName}</span>}
        {customer.email !== null && <span className="k-micro k-muted">{customer.email}</span>}
      </span>
    ),
  },
  {
    id: 'step',
    header: 'At step',
    sortable: true,
    cell: ({ step, status }) => (
      <span className="k-waiting-two">
        <span>{STEP_TITLES[step]}</span>
        <span className="k-micro k-muted">
          {stepPlace(step)}
          {status === 'pending' && ', not opened yet'}
        </span>
      </span>
    ),
  },
  {
    id: 'since',
    header: 'For',
    sortable: true,
    cell: ({ since }) => (
      <time className="k-num k-nowrap" dateTime={since} title={`Since ${formatDateTime(since)}`}>
        {formatSpan(now - Date.parse(since))}
      </time>
    ),
  },
  {
    id: 'lastEvent',
    header: 'Last event',
    sortable: true,
    cell: ({ lastEvent, stuck }) => (
      <span className="k-waiting-two">
        <span>{lastEventText(lastEvent)}</span>
        <span className="k-row k-micro k-muted">
          <RelativeTime instant={lastEvent.at} />
          {stuck && (
            <Tag tone="caution" icon={<TimeIcon />}>
              Stuck
            </Tag>
          )}
        </span>
      </span>
    ),
  },
  { id: 'refusal', header: 'Last refusal', sortable: true, cell: (customer) => <LastRefusal customer={customer} /> },
  {
    id: 'replay',
    header: 'Replay',
    cell: (customer) => (
      <ButtonLink to={paths.replayAtEvent(customer.id, customer.lastEvent.position)} size="small">
        Replay<span className="k-sr"> the last event of {customerName(customer)}</span>
      </ButtonLink>
    ),
  },
];

function LastRefusal({ customer }: { readonly customer: WaitingCustomer }) {
  const { id, lastRefusal, refusals } = customer;
  if (lastRefusal === null) return <span className="k-muted">None</span>;
  return (
    <span className="k-waiting-two">
      <Link className="k-link" to={paths.replayAtEvent(id, lastRefusal.position)}>
        {refusalText(lastRefusal.code)}
        <span className="k-sr"> Replay the refusal of {customerName(customer)}</span>
      </Link>
      <span className="k-micro k-muted">
        {STEP_TITLES[lastRefusal.step]}, <RelativeTime instant={lastRefusal.at} />
        {refusals > 1 && `, ${refusals} in all`}
      </span>
    </span>
  );
}
