import { Button } from '@blueprintjs/core';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { formatCount } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import type { Act } from '../act';
import { counted, durationText, readable, SUBSCRIPTION_KINDS } from '../operations-words';
import type { Overview, Subscription } from '../operations.api';
import { PlainTable } from '../../../ui/table/plain-table';
import { SubscriptionState } from './subscription-state';

interface SubscriptionsCardProps {
  readonly overview: Overview;
  /** Absent for those who may only look. */
  readonly ask: ((act: Act) => void) | undefined;
}

export function SubscriptionsCard({ overview, ask }: SubscriptionsCardProps) {
  const { subscriptions, alarmAfterSeconds } = overview;
  const relayed = subscriptions.some(({ kind }) => kind === 'relay');
  return (
    <div id="subscriptions">
      <Card
        flush
        title="Subscriptions"
        subtitle={`What follows the event log. Projections turn events into the rows that pages read, reactors into mail and jobs.${relayed ? ' The relay hands events on to Kafka.' : ''} The alarm is at ${alarmAfterSeconds} seconds behind.`}
      >
        {subscriptions.length === 0 ? (
          <EmptyState title="Nothing runs yet">They appear here as soon as a worker has started.</EmptyState>
        ) : (
          <PlainTable
            label="Subscriptions"
            columns={columns(overview, ask)}
            rows={subscriptions}
            rowKey={({ name }) => name}
          />
        )}
      </Card>
    </div>
  );
}

const columns = (
  { alarmAfterSeconds, log }: Overview,
  ask: ((act: Act) => void) | undefined,
): readonly Column<Subscription>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name, kind }) => (
      <span className="k-named">
        <b>{readable(name)}</b>
        <span className="k-micro k-muted">{SUBSCRIPTION_KINDS[kind]}</span>
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (each) => <SubscriptionState subscription={each} countsEvents={log.countsEvents} />,
  },
  { id: 'position', header: 'Position', numeric: true, cell: ({ position }) => formatCount(position) },
  {
    id: 'lag',
    header: 'Behind by',
    numeric: true,
    cell: ({ lagEvents, lagSeconds }) =>
      lagEvents === 0 ? (
        <span className="k-muted">Nothing</span>
      ) : (
        <span className={lagSeconds > alarmAfterSeconds ? 'k-over' : undefined}>
          {durationText(lagSeconds)}
          {log.countsEvents && `, ${counted(lagEvents, 'event')}`}
        </span>
      ),
  },
  {
    id: 'parked',
    header: 'Set aside',
    numeric: true,
    cell: ({ parked }) =>
      parked === 0 ? (
        <span className="k-muted">None</span>
      ) : (
        <a className="k-link" href="#parked">
          {counted(parked, 'stream')}
        </a>
      ),
  },
  ...(ask === undefined ? [] : [rebuildColumn(ask)]),
];

const rebuildColumn = (ask: (act: Act) => void): Column<Subscription> => ({
  id: 'act',
  header: 'Rebuild',
  cell: ({ name, kind, rebuild, rebuildAsked }) =>
    kind === 'projection' ? (
      <Button
        size="small"
        disabled={rebuild !== null || rebuildAsked}
        onClick={() => ask({ kind: 'rebuild', projection: name })}
      >
        Rebuild<span className="k-sr"> {readable(name)}</span>
      </Button>
    ) : (
      <span className="k-muted k-micro">Never run again</span>
    ),
});
