import { LockIcon, TickIcon, TimeIcon } from '@blueprintjs/icons';
import type { ReconciliationMonthState } from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';

/** How far the reconciliation of a month is. */
export function MonthStateTag({ state }: { readonly state: ReconciliationMonthState }) {
  switch (state) {
    case 'closed':
      return <Tag icon={<LockIcon />}>Closed</Tag>;
    case 'ready':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          Ready to close
        </Tag>
      );
    case 'open':
      return (
        <Tag tone="caution" icon={<TimeIcon />}>
          Open
        </Tag>
      );
  }
}
