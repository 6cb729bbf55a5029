import { Button } from '@blueprintjs/core';
import { Callout } from '../../../ui/card/callout';
import { Tag } from '../../../ui/card/tag';
import { formatDate } from '../../../ui/format/dates';
import { formatCount } from '../../../ui/format/numbers';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import { moneyText } from '../reconciliation-words';
import type { StatementPreview } from './bank.api';
import { previewText, refusedText } from './bank-words';

type ReadLine = StatementPreview['lines'][number];

const SHOWN = 20;

const COLUMNS: readonly Column<ReadLine>[] = [
  { id: 'row', header: 'Line', numeric: true, cell: ({ row }) => row },
  { id: 'date', header: 'Date', cell: ({ date }) => <span className="k-nowrap">{formatDate(date)}</span> },
  { id: 'text', header: 'Text', cell: ({ text }) => <span className="k-case-id">{text}</span> },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountPence }) => <span className="k-nowrap">{moneyText(amountPence, 'gbp')}</span>,
  },
  { id: 'known', header: 'State', cell: ({ known }) => (known ? 'Saved before' : 'New') },
];

interface StatementLinesProps {
  readonly preview: StatementPreview;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** What a statement was read as. Where a line is wrong nothing can be saved. */
export function StatementLines({ preview, saving, onSave, onDrop }: StatementLinesProps) {
  const { lines, refused } = preview;
  const news = lines.filter(({ known }) => !known).length;
  if (refused.length > 0) return <Refused refused={refused} onDrop={onDrop} />;
  return (
    <section className="k-bank-preview" aria-label="What was read">
      <p role="status">
        <Tag tone="hull">Not saved yet</Tag> {previewText(preview)}
      </p>
      <PlainTable label="Lines read" columns={COLUMNS} rows={lines.slice(0, SHOWN)} rowKey={({ row }) => String(row)} />
      {lines.length > SHOWN && <p className="k-small k-muted">and {formatCount(lines.length - SHOWN)} more</p>}
      <div className="k-row k-wrap">
        <Button intent="primary" loading={saving} onClick={onSave}>
          {news === 1 ? 'Save 1 line' : `Save ${formatCount(news)} lines`}
        </Button>
        <Button onClick={onDrop}>Cancel</Button>
      </div>
    </section>
  );
}

function Refused({ refused, onDrop }: Pick<StatementPreview, 'refused'> & Pick<StatementLinesProps, 'onDrop'>) {
  return (
    <section className="k-bank-preview" aria-label="What was read">
      <Callout tone="negative" live>
        {refused.length === 1 ? 'A line' : `${formatCount(refused.length)} lines`} cannot be taken, so nothing was
        saved. Put {refused.length === 1 ? 'it' : 'them'} right and read the statement again.
      </Callout>
      <ul className="k-small k-bank-refused">
        {refused.slice(0, SHOWN).map((line) => (
          <li key={line.row}>{refusedText(line)}</li>
        ))}
        {refused.length > SHOWN && <li>and {formatCount(refused.length - SHOWN)} more</li>}
      </ul>
      <div className="k-row k-wrap">
        <Button onClick={onDrop}>Close</Button>
      </div>
    </section>
  );
}
