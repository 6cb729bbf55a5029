import { isPlan, PLAN_TITLES, RECONCILIATION_STATE_TITLES } from '@keelson/vocabulary';
import { formatDateTime } from '../../../ui/format/dates';
import type { CaseDetails } from '../reconciliation.api';
import { categoryText, moneyText } from '../reconciliation-words';

type Charge = CaseDetails['charges'][number];
type Held = NonNullable<CaseDetails['ours']>;

/** What we hold and what the provider says, side by side. */
export function CaseEvidence({ details }: { readonly details: CaseDetails }) {
  const { ours, charges, transactions, payout } = details;
  if (details.kind === 'payout') return null;
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">Side by side</h3>
      <div className="k-sides">
        <section aria-label="What we hold">
          <h4>What we hold</h4>
          {ours === null ? <p className="k-small k-muted">Nothing.</p> : <Ours ours={ours} />}
        </section>
        <section aria-label="What the provider says">
          <h4>What the provider says</h4>
          {charges.length === 0 && <p className="k-small k-muted">Nothing.</p>}
          {charges.map((charge) => (
            <ChargeFacts key={charge.chargeId} charge={charge} />
          ))}
        </section>
      </div>
      {transactions.length > 0 && (
        <ul className="k-case-lines k-num" aria-label="Lines of the provider’s balance">
          {transactions.map((line) => (
            <li key={line.transactionId}>
              <span>{categoryText(line)}</span>
              <span>
                {moneyText(line.amountPence, line.currency)}, fee {moneyText(line.feePence, line.currency)}, net{' '}
                <b>{moneyText(line.netPence, line.currency)}</b>
              </span>
            </li>
          ))}
        </ul>
      )}
      {payout?.state && (
        <p className="k-small k-muted k-panel-note">
          Its payout stands as: {RECONCILIATION_STATE_TITLES[payout.state].toLowerCase()}.
        </p>
      )}
    </div>
  );
}

const DISPUTES = { open: 'open', won: 'won', lost: 'lost' } as const satisfies Record<
  NonNullable<Held['dispute']>,
  string
>;

function Ours({ ours }: { readonly ours: Held }) {
  const { grossPence, refundedPence, dispute, disputedPence, currency, receivedAt, invoiceNumber, plan } = ours;
  return (
    <dl className="k-side-facts k-num">
      <Fact name="Paid" text={moneyText(grossPence, currency)} />
      <Fact name="Refunded" text={moneyText(refundedPence, currency)} />
      <Fact
        name="Dispute"
        text={dispute === null ? 'None' : `${DISPUTES[dispute]}, ${moneyText(disputedPence, currency)}`}
      />
      <Fact name="Received" text={formatDateTime(receivedAt)} />
      <Fact name="Invoice" text={invoiceNumber ?? 'None'} />
      <Fact name="Plan" text={plan !== null && isPlan(plan) ? PLAN_TITLES[plan] : (plan ?? 'No plan')} />
    </dl>
  );
}

function ChargeFacts({ charge }: { readonly charge: Charge }) {
  const { chargeId, amountPence, refundedPence, currency, status, disputed, createdAt } = charge;
  return (
    <dl className="k-side-facts k-num">
      <Fact name="Charged" text={moneyText(amountPence, currency)} />
      <Fact name="Refunded" text={moneyText(refundedPence, currency)} />
      <Fact name="Dispute" text={disputed ? 'Yes' : 'None'} />
      <Fact name="Created" text={formatDateTime(createdAt)} />
      <Fact name="Charge" text={chargeId} />
      <Fact name="State" text={status} />
    </dl>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
