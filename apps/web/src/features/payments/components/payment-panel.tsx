import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { SidePanel } from '../../../ui/panel/side-panel';
import { payerText } from '../payment-words';
import { usePaymentsOneQuery } from '../payments.api';
import { PaymentEvents } from './payment-events';
import { PaymentFacts } from './payment-facts';

interface PaymentPanelProps {
  readonly paymentId: string;
  readonly onClose: () => void;
}

/** One payment: its figures, how it stands at the provider and what happened to it. */
export function PaymentPanel({ paymentId, onClose }: PaymentPanelProps) {
  const { currentData: payment, error, refetch } = usePaymentsOneQuery(paymentId);
  return (
    <SidePanel
      title={payment ? payerText(payment) : 'Payment'}
      subtitle={payment?.companyName}
      about={paymentId}
      onClose={onClose}
    >
      {error !== undefined && payment === undefined ? (
        <ErrorState title="Could not load this payment" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <div className="k-panel-part">
            {payment ? <PaymentFacts payment={payment} /> : <SkeletonLines lines={10} label="Loading the payment" />}
          </div>
          {payment && <PaymentEvents payment={payment} />}
        </>
      )}
    </SidePanel>
  );
}
