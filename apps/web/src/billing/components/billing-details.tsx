import { useId } from 'react';
import { useBillingDetailsQuery } from '../billing.api';
import { priceOf } from '../plan-words';
import './checkout-return.css';

interface BillingDetailsProps {
  /** False where the page says the price already. */
  readonly withPrice?: boolean;
}

/** Who is billed, and what the plan costs each time. */
export function BillingDetails({ withPrice = true }: BillingDetailsProps) {
  const { data, error, refetch } = useBillingDetailsQuery();
  const title = useId();
  if (data === undefined && error !== undefined)
    return (
      <p className="k-small k-muted">
        Your billing details could not be loaded.{' '}
        <button type="button" className="k-text-button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  if (data === undefined) return null;
  const { firstName, companyName, email, phone, price } = data;
  const lines = [
    ['Billed to', `${firstName}, ${companyName}`],
    ['Email', email],
    ['Phone', phone],
    ...(price === null || !withPrice ? [] : [['Price with VAT', priceOf(price)]]),
  ] as const;
  return (
    <section className="k-billing-details" aria-labelledby={title}>
      <h3 id={title}>Billing details</h3>
      <dl className="k-profile">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
