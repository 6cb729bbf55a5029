import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { RelativeTime } from '../../../ui/format/relative-time';
import { useNow } from '../../../ui/format/use-now';
import { onboardingText, subscriptionText } from '../customer-words';
import type { CustomerDetails } from '../customers.api';
import { PaymentTag, StatusTag } from './customer-tags';

const REFRESH_MS = 60_000;

export function CustomerFacts({ customer }: { readonly customer: CustomerDetails }) {
  const now = useNow(REFRESH_MS);
  return (
    <dl className="k-facts k-num">
      <dt>Status</dt>
      <dd>
        <StatusTag customer={customer} />
      </dd>
      <dt>Subscription</dt>
      <dd>
        {subscriptionText(customer, now)}
        {customer.trial_ends !== null && <span className="k-muted"> ({formatDate(customer.trial_ends)})</span>}
      </dd>
      <dt>Payment</dt>
      <dd>
        <PaymentTag status={customer.payment_status} />
      </dd>
      <dt>Onboarding</dt>
      <dd>{onboardingText(customer)}</dd>
      <dt>Last login</dt>
      <dd>{customer.last_login === null ? 'Never' : <RelativeTime instant={customer.last_login} />}</dd>
      <dt>Registered</dt>
      <dd title={formatDateTime(customer.created)}>{formatDate(customer.created)}</dd>
      <dt>Email</dt>
      <dd>
        <a href={`mailto:${customer.email}`}>{customer.email}</a>
      </dd>
      <dt>Phone</dt>
      <dd>{customer.phone}</dd>
    </dl>
  );
}
