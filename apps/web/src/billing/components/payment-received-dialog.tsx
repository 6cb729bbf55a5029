import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { Dialog } from '../../ui/dialog/dialog';
import { FocusedLead } from '../../ui/dialog/focused-lead';
import { formatExactPence } from '../../ui/format/numbers';
import { type CheckoutOutcome, useBillingPlansQuery } from '../billing.api';
import '../../ui/form/form.css';

interface PaymentReceivedDialogProps {
  /** Left out where it is known only that the account is paid for. */
  readonly outcome?: CheckoutOutcome;
  readonly onClose: () => void;
}

export function PaymentReceivedDialog({ outcome, onClose }: PaymentReceivedDialogProps) {
  return (
    <Dialog open title={texts.paymentReceived} width={440} onClose={onClose}>
      <FocusedLead>Thank you. Everything that your plan includes is open to you.</FocusedLead>
      {outcome && <Amounts {...outcome} />}
      <div className="k-form-actions">
        <Button intent="primary" onClick={onClose}>
          Continue
        </Button>
      </div>
    </Dialog>
  );
}

function Amounts({ plan, netPence, vatPence, grossPence, recorded }: CheckoutOutcome) {
  const { data: plans } = useBillingPlansQuery();
  const title = plans?.find((each) => each.plan === plan)?.title ?? 'Your plan';
  const lines = [
    [title, netPence],
    ['VAT', vatPence],
    ['Paid', grossPence],
  ] as const;
  return (
    <>
      <dl className="k-payment-amounts">
        {lines.map(([label, pence]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd className="k-num">{formatExactPence(pence)}</dd>
          </div>
        ))}
      </dl>
      <p className="k-small k-muted" role="status">
        {recorded ? 'Your account is up to date.' : 'We are adding the payment to your account…'}
      </p>
    </>
  );
}
