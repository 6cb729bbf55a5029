import { MoonIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime, formatRemaining } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { STATUS_LABELS } from '../partner-words';
import type { PartnerCustomer } from '../partners.api';

const REFRESH_MS = 30_000;
const PAYMENT_TONES = { Paid: 'positive', Unpaid: 'caution', Trial: 'plain', 'Trial ended': 'caution' } as const;

export function PartnerPaymentTag({ status }: { readonly status: PartnerCustomer['payment_status'] }) {
  return <Tag tone={PAYMENT_TONES[status]}>{status}</Tag>;
}

export function PartnerStatusTag({ customer }: { readonly customer: Pick<PartnerCustomer, 'status' | 'delete_at'> }) {
  const now = useNow(REFRESH_MS);
  const { status, delete_at } = customer;
  switch (status) {
    case 'active':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          {STATUS_LABELS.active}
        </Tag>
      );
    case 'inactive':
      return <Tag icon={<MoonIcon />}>{STATUS_LABELS.inactive}</Tag>;
    case 'under_deletion':
      return (
        <Tag tone="negative" icon={<TimeIcon />}>
          {delete_at === null ? (
            STATUS_LABELS.under_deletion
          ) : (
            <time dateTime={delete_at} title={`Deleted on ${formatDateTime(delete_at)}`}>
              {formatRemaining(Date.parse(delete_at) - now)}
            </time>
          )}
        </Tag>
      );
  }
}
