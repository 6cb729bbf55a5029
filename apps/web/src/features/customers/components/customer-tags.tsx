import { MoonIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import { ACCOUNT_STATUS_TITLES, type PaymentStatus } from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';
import { formatDateTime, formatRemaining } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import type { Customer } from '../customers.api';

const REFRESH_MS = 30_000;

export function StatusTag({ customer }: { readonly customer: Customer }) {
  switch (customer.status) {
    case 'active':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          {ACCOUNT_STATUS_TITLES.active}
        </Tag>
      );
    case 'inactive':
      return <Tag icon={<MoonIcon />}>{ACCOUNT_STATUS_TITLES.inactive}</Tag>;
    case 'under_deletion':
      return <DeletionTag deleteAt={customer.delete_at} />;
  }
}

function DeletionTag({ deleteAt }: { readonly deleteAt: string | null }) {
  const now = useNow(REFRESH_MS);
  return (
    <Tag tone="negative" icon={<TimeIcon />}>
      {deleteAt === null ? (
        ACCOUNT_STATUS_TITLES.under_deletion
      ) : (
        <time dateTime={deleteAt} title={`Deleted on ${formatDateTime(deleteAt)}`}>
          {formatRemaining(Date.parse(deleteAt) - now)}
        </time>
      )}
    </Tag>
  );
}

const PAYMENT_TONES = {
  Paid: 'positive',
  Unpaid: 'caution',
  Trial: 'plain',
  'Trial ended': 'caution',
} as const satisfies Record<PaymentStatus, string>;

export function PaymentTag({ status }: { readonly status: Customer['payment_status'] }) {
  return <Tag tone={PAYMENT_TONES[status]}>{status}</Tag>;
}
