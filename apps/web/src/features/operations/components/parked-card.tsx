import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Card } from '../../../ui/card/card';
import { formatCount } from '../../../ui/format/numbers';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Column } from '../../../ui/table/column';
import type { Act } from '../act';
import { readable } from '../operations-words';
import type { Overview, Parked } from '../operations.api';
import { PlainTable } from '../../../ui/table/plain-table';

interface ParkedCardProps {
  readonly overview: Overview;
  readonly ask: ((act: Act) => void) | undefined;
}

/** Streams whose events could not be taken, while all others go on. */
export function ParkedCard({ overview: { parked }, ask }: ParkedCardProps) {
  const { streams, total } = parked;
  if (total === 0)
    return (
      <div id="parked">
        <Card title="Streams set aside">
          <p className="k-nothing">
            No stream is set aside. One whose events fail five times comes here, with the reason.
          </p>
        </Card>
      </div>
    );
  return (
    <div id="parked">
      <Card
        flush
        title="Streams set aside"
        subtitle="Their events could not be taken. All other streams go on; the rows of these stand still until a retry."
        {...(total > streams.length && { footer: `The oldest ${streams.length} of ${formatCount(total)}` })}
      >
        <PlainTable
          label="Streams set aside"
          columns={columns(ask)}
          rows={streams}
          rowKey={({ subscription, streamId }) => `${subscription} ${streamId}`}
        />
      </Card>
    </div>
  );
}

const columns = (ask: ((act: Act) => void) | undefined): readonly Column<Parked>[] => [
  {
    id: 'stream',
    header: 'Stream',
    cell: ({ streamId, subscription, fromVersion, customer }) => (
      <span className="k-named">
        <b className="k-code">{streamId}</b>
        <span className="k-micro k-muted">
          {readable(subscription)}, from its event {formatCount(fromVersion)}
          {customer !== null && (
            <>
              {' · '}
              <Link className="k-link" to={paths.customerHistory(customer)}>
                Customer’s history
              </Link>
            </>
          )}
        </span>
      </span>
    ),
  },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => <span className="k-reason">{reason}</span> },
  { id: 'since', header: 'Since', cell: ({ since }) => <RelativeTime instant={since} /> },
  {
    id: 'tries',
    header: 'Tries',
    numeric: true,
    cell: ({ tries, nextTry }) => `${formatCount(tries)}${nextTry === null ? '' : ', next one soon'}`,
  },
  ...(ask === undefined ? [] : [retryColumn(ask)]),
];

const retryColumn = (ask: (act: Act) => void): Column<Parked> => ({
  id: 'act',
  header: 'Retry',
  cell: ({ subscription, streamId, retryAsked }) => (
    <Button size="small" disabled={retryAsked} onClick={() => ask({ kind: 'retryStream', subscription, streamId })}>
      {retryAsked ? 'Retrying' : 'Retry'}
      <span className="k-sr"> {streamId}</span>
    </Button>
  ),
});
