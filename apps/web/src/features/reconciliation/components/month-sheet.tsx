import { RECONCILIATION_CHECK_TITLES, RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { PrintSheet } from '../../../ui/print/print-sheet';
import { closingText, monthTerms, payoutStood, settledText, sinceText } from '../month-words';
import type { MonthCase, Statement } from '../reconciliation.api';
import { moneyText, monthText, nameOf, signedText } from '../reconciliation-words';

const MINUTE = 60_000;

/** The statement of a month on paper. */
export function MonthSheet({ statement }: { readonly statement: Statement }) {
  const now = useNow(MINUTE);
  const { month, figures, payouts, checks, settled, changed } = statement;
  const since = sinceText(statement);
  return (
    <PrintSheet>
      <p className="k-print-head">
        <b>Keelson</b> <span>Printed on {formatDate(now)}</span>
      </p>
      <h1>Reconciliation of payments: {monthText(month)}</h1>
      <p>{closingText(statement)}</p>
      {since !== undefined && <p>{since}</p>}
      <h2>Totals</h2>
      <table>
        <tbody>
          <Line name="Payments" text={String(figures.payments)} />
          {monthTerms(figures).map(({ name, sign, text }) => (
            <Line key={name} name={name} text={`${sign} ${text}`.trim()} />
          ))}
          <Line name="Payouts beyond their lines" text={signedText(figures.differencePence, 'gbp')} />
        </tbody>
      </table>
      <h2>Payouts</h2>
      <table className="k-print-dense">
        <thead>
          <tr>
            <th scope="col">Payout</th>
            <th scope="col">Arrived</th>
            <th scope="col">Its lines</th>
            <th scope="col">Paid out</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {payouts.map((payout) => (
            <tr key={payout.payoutId}>
              <th scope="row">{payout.payoutId}</th>
              <td>{formatDate(payout.arrivesAt)}</td>
              <td>{moneyText(payout.linesPence, 'gbp')}</td>
              <td>{moneyText(payout.amountPence, payout.currency)}</td>
              <td>{payoutStood(payout)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>Checklist</h2>
      <table className="k-print-dense">
        <tbody>
          {checks.map(({ check, holds }) => (
            <Line key={check} name={RECONCILIATION_CHECK_TITLES[check]} text={holds ? 'yes' : 'not yet'} />
          ))}
        </tbody>
      </table>
      {settled.length > 0 && <Cases title="Settled by people" rows={settled} whenOf={({ settledAt }) => settledAt} />}
      {changed.length > 0 && <Cases title="Changed since" rows={changed} whenOf={({ changedAt }) => changedAt} />}
    </PrintSheet>
  );
}

const Line = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <tr>
    <th scope="row">{name}</th>
    <td>{text}</td>
  </tr>
);

interface CasesProps {
  readonly title: string;
  readonly rows: readonly MonthCase[];
  readonly whenOf: (row: MonthCase) => string | null;
}

const Cases = ({ title, rows, whenOf }: CasesProps) => (
  <>
    <h2>{title}</h2>
    <table className="k-print-dense">
      <tbody>
        {rows.map((row) => {
          const when = whenOf(row);
          return (
            <tr key={row.caseId}>
              <th scope="row">{row.caseId}</th>
              <td>{RECONCILIATION_STATE_TITLES[row.state]}</td>
              <td>{signedText(row.gapPence, 'gbp')}</td>
              <td>{settledText(row)}</td>
              <td>{row.by === null ? '' : nameOf(row.by)}</td>
              <td>{when === null ? '' : formatDateTime(when)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </>
);
