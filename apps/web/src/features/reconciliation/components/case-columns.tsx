import type { Column } from '../../../ui/table/column';
import type { Case } from '../reconciliation.api';
import { isInPounds, nameOf, POUNDS, signedText } from '../reconciliation-words';
import { Age, CaseName, type Choice, Money, StandingTag } from './case-cells';

type Columns = readonly Column<Case>[];

/** Cases of the safe kind, of which many are accepted at once. */
export interface Selection {
  readonly selected: ReadonlySet<string>;
  readonly toggle: (caseId: string) => void;
}

export const isSafe = ({ state, reason, settled, gapPence }: Case): boolean =>
  (state === 'Refunded' || state === 'Disputed') &&
  (reason === null || reason === 'changedSinceClose') &&
  !settled &&
  gapPence === 0;

const selecting = ({ selected, toggle }: Selection): Columns[number] => ({
  id: 'accept',
  header: 'Accept',
  cell: (row) =>
    isSafe(row) && (
      <input
        type="checkbox"
        className="k-case-check"
        aria-label={`Choose ${row.name ?? row.caseId}, ${row.caseId}`}
        checked={selected.has(row.caseId)}
        onChange={() => toggle(row.caseId)}
      />
    ),
});

interface Shown {
  readonly choice: Choice;
  readonly now: number;
  readonly selection: Selection | undefined;
}

export const caseColumns = ({ choice, now, selection }: Shown): Columns => [
  { id: 'name', header: 'Payment', cell: (row) => <CaseName row={row} {...choice} /> },
  { id: 'age', header: 'Age', sortable: true, cell: ({ since }) => <Age since={since} now={now} /> },
  {
    id: 'ours',
    header: 'Ours',
    numeric: true,
    cell: ({ oursPence }) => <Money amount={oursPence} />,
  },
  {
    id: 'amount',
    header: 'Provider',
    sortable: true,
    numeric: true,
    cell: ({ providerPence, currency }) => <Money amount={providerPence} currency={currency} />,
  },
  {
    id: 'gap',
    header: 'Gap',
    numeric: true,
    cell: (row) =>
      isInPounds(row) ? (
        <b className="k-nowrap">{signedText(row.gapPence, POUNDS)}</b>
      ) : (
        <span className="k-muted k-nowrap">not compared</span>
      ),
  },
  { id: 'reason', header: 'Reason', sortable: true, cell: (row) => <StandingTag {...row} /> },
  {
    id: 'assigned',
    header: 'Assigned',
    cell: ({ assignedTo }) =>
      assignedTo === null ? <span className="k-muted">Nobody</span> : <span>{nameOf(assignedTo)}</span>,
  },
  ...(selection ? [selecting(selection)] : []),
];
