import { type DisputeState, PAYMENT_STATE_TITLES, type RefundState } from '@keelson/vocabulary';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { mayUse } from '../../../session/viewer';
import { formatDateTime } from '../../../ui/format/dates';
import { formatExactPence } from '../../../ui/format/numbers';
import { amountsOf, type PaidAmounts, payerText, planText, providerText } from '../payment-words';
import type { PaymentDetails } from '../payments.api';
import { StatusTag } from './payment-cells';

const DISPUTES = { open: 'Open', won: 'Won', lost: 'Lost' } as const satisfies Record<DisputeState, string>;

const REFUND_EXTENTS = { partial: 'In part', full: 'In full' } as const satisfies Record<RefundState, string>;

export function PaymentFacts({ payment }: { readonly payment: PaymentDetails }) {
  const { username, invoiceId, failure, refund, dispute, subscriptionId } = payment;
  const amounts = amountsOf(payment);
  const seesCustomers = mayUse(useViewer(), 'customers.manage');
  return (
    <dl className="k-facts k-num">
      <dt>Status</dt>
      <dd>
        <StatusTag payment={payment} />
      </dd>
      <Fact name="State" text={PAYMENT_STATE_TITLES[payment.state]} />
      <dt>At the provider</dt>
      <dd>{providerText(payment.status)}</dd>
      {failure !== null && <Fact name="Reason" text={providerText(failure)} />}
      {amounts && <AmountFacts amounts={amounts} />}
      {!amounts && refund !== null && <Fact name="Refund" text={REFUND_EXTENTS[refund]} />}
      {dispute !== null && <Fact name="Dispute" text={DISPUTES[dispute]} />}
      <Fact name="Plan" text={planText(payment)} />
      <Fact name="Date" text={formatDateTime(payment.createdTime)} />
      <Fact name="Attempts" text={String(payment.attempts)} />
      <Fact name="Invoice" text={invoiceId ?? 'None'} />
      <Fact name="Payment" text={payment.paymentId} />
      {subscriptionId !== null && <Fact name="Subscription" text={subscriptionId} />}
      {seesCustomers && payment.name !== '' && (
        <>
          <dt>Customer</dt>
          <dd>
            <Link to={paths.customer(payment.accountId)}>{payerText(payment)}</Link>
          </dd>
        </>
      )}
      {username !== '' && (
        <>
          <dt>Username</dt>
          <dd>
            <a href={`mailto:${username}`}>{username}</a>
          </dd>
        </>
      )}
    </dl>
  );
}

function AmountFacts({ amounts }: { readonly amounts: PaidAmounts }) {
  const { netPence, vatPence, grossPence, refundedPence } = amounts;
  return (
    <>
      <Fact name="Net" text={formatExactPence(netPence)} />
      <Fact name="VAT" text={formatExactPence(vatPence)} />
      <Fact name="Amount" text={formatExactPence(grossPence)} />
      <Fact name="Refunded" text={refundedPence === 0 ? 'Nothing' : formatExactPence(refundedPence)} />
    </>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
