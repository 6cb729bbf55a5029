import { formatDate } from '../../../ui/format/dates';
import type { Column } from '../../../ui/table/column';
import { moneyText } from '../reconciliation-words';

/** What the lines of a payout add up to, in pence. */
interface LineSums {
  readonly lines: number;
  readonly currency: string;
  readonly grossPence: number;
  readonly refundsPence: number;
  readonly disputesPence: number;
  readonly otherPence: number;
  readonly feesPence: number;
  readonly linesPence: number;
}

/** An amount of the lines. Of a payout that was made by hand the provider states none. */
const ofLines =
  (amountOf: (payout: LineSums) => number): Column<LineSums>['cell'] =>
  (payout) =>
    payout.lines === 0 ? '–' : <span className="k-nowrap">{moneyText(amountOf(payout), payout.currency)}</span>;

/** The last column is the sum of the others. */
export const lineSumColumns = (sum: string): readonly Column<LineSums>[] => [
  { id: 'gross', header: 'Gross', numeric: true, cell: ofLines(({ grossPence }) => grossPence) },
  { id: 'refunds', header: 'Refunds', numeric: true, cell: ofLines(({ refundsPence }) => refundsPence) },
  { id: 'disputes', header: 'Disputes', numeric: true, cell: ofLines(({ disputesPence }) => disputesPence) },
  { id: 'other', header: 'Other', numeric: true, cell: ofLines(({ otherPence }) => otherPence) },
  { id: 'fees', header: 'Fees', numeric: true, cell: ofLines(({ feesPence }) => feesPence) },
  { id: 'net', header: sum, numeric: true, cell: ofLines(({ linesPence }) => linesPence) },
];

interface PayoutNameProps {
  readonly payout: { readonly payoutId: string; readonly arrivesAt: string };
  readonly open: (payoutId: string) => void;
}

/** The day of a payout, which leads to its lines. */
export const PayoutName = ({ payout: { payoutId, arrivesAt }, open }: PayoutNameProps) => (
  <span className="k-case-name">
    <button type="button" onClick={() => open(payoutId)} aria-label={`Lines of the payout of ${formatDate(arrivesAt)}`}>
      {formatDate(arrivesAt)}
    </button>
    <span className="k-micro k-muted k-case-id">{payoutId}</span>
  </span>
);
