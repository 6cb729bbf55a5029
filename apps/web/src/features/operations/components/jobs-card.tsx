import { Button } from '@blueprintjs/core';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { formatCount } from '../../../ui/format/numbers';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Column } from '../../../ui/table/column';
import type { Act } from '../act';
import { durationText, readable } from '../operations-words';
import type { FailedJob, Overview, Queue } from '../operations.api';
import { PlainTable } from '../../../ui/table/plain-table';

interface JobsCardProps {
  readonly overview: Overview;
  readonly ask: ((act: Act) => void) | undefined;
}

export function JobsCard({ overview: { jobs }, ask }: JobsCardProps) {
  const { queues, failed, failedTotal } = jobs;
  return (
    <div id="jobs" className="k-stack">
      {failedTotal > 0 && (
        <Card
          flush
          title="Failed jobs"
          subtitle="Their tries are over. They are kept for 30 days."
          {...(failedTotal > failed.length && {
            footer: `The newest ${failed.length} of ${formatCount(failedTotal)}`,
          })}
        >
          <PlainTable
            label="Failed jobs"
            columns={failedColumns(ask)}
            rows={failed}
            rowKey={({ queue, jobId }) => `${queue} ${jobId}`}
          />
        </Card>
      )}
      <Card flush title="Jobs" subtitle="Mail and other work that events ask for, by queue. Done is counted for a day.">
        {queues.length === 0 ? (
          <EmptyState title="There are no queues yet">They are made when the databases are migrated.</EmptyState>
        ) : (
          <PlainTable label="Jobs" columns={QUEUE_COLUMNS} rows={queues} rowKey={({ queue }) => queue} />
        )}
      </Card>
    </div>
  );
}

const count = (number: number) => (number === 0 ? <span className="k-muted">0</span> : formatCount(number));

const QUEUE_COLUMNS: readonly Column<Queue>[] = [
  { id: 'queue', header: 'Queue', cell: ({ queue }) => <b>{readable(queue)}</b> },
  {
    id: 'waiting',
    header: 'Waiting',
    numeric: true,
    cell: ({ waiting, oldestWaitingSeconds }) => (
      <>
        {count(waiting)}
        {oldestWaitingSeconds !== null && (
          <span className="k-muted">, oldest for {durationText(oldestWaitingSeconds)}</span>
        )}
      </>
    ),
  },
  { id: 'running', header: 'Running', numeric: true, cell: ({ running }) => count(running) },
  { id: 'retrying', header: 'To be retried', numeric: true, cell: ({ retrying }) => count(retrying) },
  {
    id: 'failed',
    header: 'Failed',
    numeric: true,
    cell: ({ failed }) => (failed === 0 ? count(0) : <span className="k-over">{formatCount(failed)}</span>),
  },
  { id: 'done', header: 'Done', numeric: true, cell: ({ done }) => count(done) },
  {
    id: 'last',
    header: 'Last done',
    cell: ({ lastDone }) =>
      lastDone === null ? <span className="k-muted">Not within a day</span> : <RelativeTime instant={lastDone} />,
  },
];

const failedColumns = (ask: ((act: Act) => void) | undefined): readonly Column<FailedJob>[] => [
  {
    id: 'job',
    header: 'Job',
    cell: ({ queue, jobId }) => (
      <span className="k-named">
        <b>{readable(queue)}</b>
        <span className="k-micro k-muted k-code">{jobId}</span>
      </span>
    ),
  },
  { id: 'reason', header: 'Last error', cell: ({ reason }) => <span className="k-reason">{reason}</span> },
  { id: 'tries', header: 'Tries', numeric: true, cell: ({ tries }) => formatCount(tries) },
  { id: 'failedAt', header: 'Failed', cell: ({ failedAt }) => <RelativeTime instant={failedAt} /> },
  ...(ask === undefined ? [] : [retryColumn(ask)]),
];

const retryColumn = (ask: (act: Act) => void): Column<FailedJob> => ({
  id: 'act',
  header: 'Retry',
  cell: ({ queue, jobId, retryAsked }) => (
    <Button size="small" disabled={retryAsked} onClick={() => ask({ kind: 'retryJob', queue, jobId })}>
      {retryAsked ? 'Retrying' : 'Retry'}
      <span className="k-sr">
        {' '}
        {readable(queue)} {jobId}
      </span>
    </Button>
  ),
});
