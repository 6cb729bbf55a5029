import { CrossIcon, TickIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { formatExactPence } from '../../../ui/format/numbers';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import { amountsOf, netText, payerText } from '../payment-words';
import type { Payment } from '../payments.api';

/** Chooses the payment whose panel is open. */
export interface Choice {
  readonly chosen: string | undefined;
  readonly choose: (paymentId: string) => void;
}

interface PayerProps extends Choice {
  readonly payment: Payment;
}

export function Payer({ payment, chosen, choose }: PayerProps) {
  return (
    <span className="k-payer">
      <OpensPanel open={payment.paymentId === chosen} onClick={() => choose(payment.paymentId)}>
        {payerText(payment)}
      </OpensPanel>
      {payment.companyName !== '' && <span className="k-micro k-muted">{payment.companyName}</span>}
    </span>
  );
}

export function StatusTag({ payment }: { readonly payment: Pick<Payment, 'statusFilter'> }) {
  return payment.statusFilter === 'Active' ? (
    <Tag tone="positive" icon={<TickIcon />}>
      Active
    </Tag>
  ) : (
    <Tag tone="negative" icon={<CrossIcon />}>
      Failed
    </Tag>
  );
}

export function Paid({ payment }: { readonly payment: Payment }) {
  const amounts = amountsOf(payment);
  if (amounts === undefined) return null;
  return (
    <span className="k-nowrap" title={netText(amounts)}>
      {formatExactPence(amounts.grossPence)}
      <span className="k-sr">, {netText(amounts)}</span>
    </span>
  );
}

export function PaidAt({ instant, exact }: { readonly instant: string; readonly exact?: true }) {
  return (
    <time className="k-num k-nowrap" dateTime={instant} title={formatDateTime(instant)}>
      {exact ? formatDateTime(instant) : formatDate(instant)}
    </time>
  );
}

/** Ids are long: they break where they must. */
export function Id({ text }: { readonly text: string | null }) {
  return text === null ? <span className="k-muted">None</span> : <span className="k-payment-id k-num">{text}</span>;
}
