import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { formatDateTime } from '../../../ui/format/dates';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import { changeText, ledgerAmount } from '../figure-text';
import type { Restatement } from '../ledger.api';
import { dateText } from '../manual-entry/entry-words';
import { FigureChanges } from './figure-changes';

type Line = Restatement['lines'][number];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'month', header: 'Month', cell: ({ month }) => dateText(month) },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_code, account_name }) => `${account_code} ${account_name}`.trim(),
  },
  { id: 'before', header: 'Before', numeric: true, cell: ({ before }) => ledgerAmount(before) },
  { id: 'now', header: 'Now', numeric: true, cell: ({ now }) => ledgerAmount(now) },
];

/** Imports and typed changes that restated a month shown before, and what that did to each figure. */
export const RestatementsCard = ({ restatements }: { readonly restatements: readonly Restatement[] }) => (
  <Card
    title="Months that changed after they were shown"
    subtitle="A later import, or a change of typed figures, brought other amounts for a month you had already seen."
    flush
  >
    {restatements.length === 0 ? (
      <EmptyState title="No month has changed">
        If one does, this says which account, by how much, and what it did to your figures.
      </EmptyState>
    ) : (
      restatements.map((restatement, at) => (
        <Entry key={restatement.importId} restatement={restatement} open={at === 0} />
      ))
    )}
  </Card>
);

function Entry({ restatement, open }: { readonly restatement: Restatement; readonly open: boolean }) {
  const { at, lines, furtherLines, figures } = restatement;
  const moved = figures.filter((figure) => changeText(figure) !== undefined).length;
  const changed = lines.length + furtherLines;
  return (
    <details className="k-restatement" open={open}>
      <summary>
        <span className="k-strong">{formatDateTime(at)}</span>
        <span className="k-small k-muted">
          {changed} {changed === 1 ? 'line' : 'lines'} changed, {moved} {moved === 1 ? 'figure' : 'figures'} moved
        </span>
      </summary>
      <div className="k-restatement-body">
        <PlainTable
          label={`Lines changed on ${formatDateTime(at)}`}
          columns={COLUMNS}
          rows={lines}
          rowKey={({ month, ref }) => `${month} ${ref}`}
        />
        {furtherLines > 0 && <p className="k-small k-muted">and {furtherLines} more.</p>}
        <FigureChanges label="Figures before and after the change" heads={['Before', 'After']} figures={figures} />
      </div>
    </details>
  );
}
