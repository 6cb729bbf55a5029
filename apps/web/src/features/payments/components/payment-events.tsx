import { formatDateTime } from '../../../ui/format/dates';
import type { PaymentDetails } from '../payments.api';

/** What happened to a payment, oldest first. */
export function PaymentEvents({ payment }: { readonly payment: PaymentDetails }) {
  return (
    <div className="k-panel-part">
      <h3 className="k-panel-title">What happened</h3>
      {payment.events.length === 0 ? (
        <p className="k-small k-muted">Nothing is recorded of this payment.</p>
      ) : (
        <ol className="k-payment-events">
          {payment.events.map(({ eventId, what, detail, tone, occurredAt }) => (
            <li key={eventId} data-tone={tone}>
              <p>
                <b>{what}</b>
                {detail !== null && <span className="k-soft"> {detail}</span>}
              </p>
              <time className="k-micro k-muted k-num" dateTime={occurredAt}>
                {formatDateTime(occurredAt)}
              </time>
            </li>
          ))}
        </ol>
      )}
      <p className="k-small k-muted k-panel-note">Looking here is written to the account history.</p>
    </div>
  );
}
