import { TickIcon, TimeIcon, WarningSignIcon } from '@blueprintjs/icons';
import { Card } from '../../../ui/card/card';
import { Tag } from '../../../ui/card/tag';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import type { Trust } from '../ledger.api';
import { asAtText } from '../trust-words';

type Figure = Trust['figures'][number];

const COLUMNS: readonly Column<Figure>[] = [
  { id: 'figure', header: 'Figure', cell: ({ title }) => <span className="k-strong">{title}</span> },
  { id: 'asAt', header: 'As at', cell: ({ asAt }) => asAtText(asAt) },
  {
    id: 'known',
    header: 'Came in',
    cell: ({ knownSince }) => (knownSince === null ? '-' : <RelativeTime instant={knownSince} />),
  },
  { id: 'state', header: 'How sure', cell: (figure) => <State figure={figure} /> },
];

/** Of what day each figure speaks, since when it is known, and what limits it. */
export const FreshnessCard = ({ figures }: { readonly figures: readonly Figure[] }) => (
  <Card
    title="Freshness of every figure"
    subtitle="Of when it speaks, and when the newest of its figures came in."
    flush
  >
    <PlainTable label="Freshness of every figure" columns={COLUMNS} rows={figures} rowKey={({ figure }) => figure} />
  </Card>
);

function State({ figure: { asAt, late, limits } }: { readonly figure: Figure }) {
  return (
    <span className="k-limits">
      <Verdict known={asAt !== null} late={late} limited={limits.length > 0} />
      {limits.map((limit) => (
        <span key={limit}>{limit}</span>
      ))}
    </span>
  );
}

function Verdict({
  known,
  late,
  limited,
}: {
  readonly known: boolean;
  readonly late: boolean;
  readonly limited: boolean;
}) {
  if (!known) return <Tag>Not known</Tag>;
  if (late)
    return (
      <Tag tone="caution" icon={<TimeIcon />}>
        Out of date
      </Tag>
    );
  if (limited)
    return (
      <Tag tone="caution" icon={<WarningSignIcon />}>
        With limits
      </Tag>
    );
  return (
    <Tag tone="positive" icon={<TickIcon />}>
      Up to date
    </Tag>
  );
}
