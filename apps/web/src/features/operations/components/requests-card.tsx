import { CrossCircleIcon, ErrorIcon, RefreshIcon, TickIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Column } from '../../../ui/table/column';
import { askedText } from '../operations-words';
import type { Asked } from '../operations.api';
import { PlainTable } from '../../../ui/table/plain-table';

/** Who asked the workers for what, and what came of it. */
export function RequestsCard({ requests }: { readonly requests: readonly Asked[] }) {
  if (requests.length === 0)
    return (
      <Card title="Asked for">
        <p className="k-nothing">Nobody has asked for anything yet. Rebuilds, retries and verifications appear here.</p>
      </Card>
    );
  return (
    <Card flush title="Asked for" subtitle="What super admins asked the workers for. Each is an event with their name.">
      <PlainTable label="Asked for" columns={COLUMNS} rows={requests} rowKey={({ id }) => id} />
    </Card>
  );
}

const COLUMNS: readonly Column<Asked>[] = [
  {
    id: 'what',
    header: 'What',
    cell: (asked) => (
      <span className="k-named">
        <b className="k-anywhere">{askedText(asked)}</b>
        {asked.reason !== null && <span className="k-micro k-muted k-reason">{asked.reason}</span>}
      </span>
    ),
  },
  { id: 'by', header: 'By', cell: ({ askedBy }) => askedBy ?? <span className="k-muted">Erased user</span> },
  { id: 'when', header: 'When', cell: ({ askedAt }) => <RelativeTime instant={askedAt} /> },
  { id: 'outcome', header: 'Outcome', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
];

function Outcome({ outcome }: { readonly outcome: Asked['outcome'] }) {
  switch (outcome) {
    case null:
      return (
        <Tag tone="hull" icon={<RefreshIcon />}>
          Under way
        </Tag>
      );
    case 'done':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          Done
        </Tag>
      );
    case 'failed':
      return (
        <Tag tone="negative" icon={<ErrorIcon />}>
          Failed
        </Tag>
      );
    case 'refused':
      return (
        <Tag tone="caution" icon={<CrossCircleIcon />}>
          Refused
        </Tag>
      );
  }
}
