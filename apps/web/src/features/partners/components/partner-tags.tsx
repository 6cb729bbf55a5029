import { MoonIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import { ACCOUNT_STATUS_TITLES, type PaymentStatus } from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime, formatRemaining } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import type { PartnerCustomer } from '../partners.api';

const REFRESH_MS = 30_000;
const PAYMENT_TONES = {
  Paid: 'positive',
  Unpaid: 'caution',
  Trial: 'plain',
  'Trial ended': 'caution',
} as const satisfies Record<PaymentStatus, string>;

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
          {ACCOUNT_STATUS_TITLES.active}
        </Tag>
      );
    case 'inactive':
      return <Tag icon={<MoonIcon />}>{ACCOUNT_STATUS_TITLES.inactive}</Tag>;
    case 'under_deletion':
      return (
        <Tag tone="negative" icon={<TimeIcon />}>
          {delete_at === null ? (
            ACCOUNT_STATUS_TITLES.under_deletion
          ) : (
            <time dateTime={delete_at} title={`Deleted on ${formatDateTime(delete_at)}`}>
              {formatRemaining(Date.parse(delete_at) - now)}
            </time>
          )}
        </Tag>
      );
  }
}
