import { initialsOf } from '../../../session/initials';
import { SidePanel } from '../../../ui/panel/side-panel';
import { useCustomersOneQuery } from '../customers.api';
import type { LastEventsSlot } from '../last-events-slot';
import { CustomerSummary } from './customer-summary';

interface CustomerPanelProps {
  readonly accountId: string;
  readonly lastEvents: LastEventsSlot;
  readonly onClose: () => void;
}

export function CustomerPanel({ accountId, lastEvents, onClose }: CustomerPanelProps) {
  const { currentData: customer } = useCustomersOneQuery(accountId);
  const name = customer?.name ?? 'Customer';
  return (
    <SidePanel
      title={name}
      subtitle={customer?.company_name}
      sign={
        <span className="k-panel-avatar" aria-hidden="true">
          {customer === undefined ? '' : initialsOf({ name, surname: '' })}
        </span>
      }
      about={accountId}
      onClose={onClose}
    >
      <CustomerSummary accountId={accountId} lastEvents={lastEvents} />
    </SidePanel>
  );
}
