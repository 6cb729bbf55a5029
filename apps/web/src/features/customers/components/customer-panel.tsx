import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useRef } from 'react';
import { initialsOf } from '../../../shell/initials';
import { Dialog } from '../../../ui/dialog/dialog';
import { useCustomersOneQuery } from '../customers.api';
import { useWide } from '../use-wide';
import { CustomerSummary } from './customer-summary';
import './customer-panel.css';

interface CustomerPanelProps {
  readonly accountId: string;
  readonly onClose: () => void;
}

/** Beside the table on wide screens, a sheet over it on small ones. */
export function CustomerPanel({ accountId, onClose }: CustomerPanelProps) {
  const wide = useWide();
  const { currentData: customer } = useCustomersOneQuery(accountId);
  const name = customer?.name ?? 'Customer';
  if (!wide)
    return (
      <Dialog open title={name} onClose={onClose}>
        <p className="k-small k-muted">{customer?.company_name}</p>
        <CustomerSummary accountId={accountId} />
      </Dialog>
    );
  return <SidePanel name={name} company={customer?.company_name} accountId={accountId} onClose={onClose} />;
}

interface SidePanelProps extends CustomerPanelProps {
  readonly name: string;
  readonly company: string | undefined;
}

function SidePanel({ name, company, accountId, onClose }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), [accountId]);
  return (
    <aside
      ref={panel}
      className="k-panel"
      tabIndex={-1}
      aria-label={name}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="k-panel-head">
        <span className="k-panel-avatar" aria-hidden="true">
          {company === undefined ? '' : initialsOf({ name, surname: '' })}
        </span>
        <div className="k-grow">
          <h2>{name}</h2>
          <p className="k-small k-muted">{company}</p>
        </div>
        <button type="button" className="k-icon-button" aria-label="Close the panel" onClick={onClose}>
          <CrossIcon />
        </button>
      </div>
      <CustomerSummary accountId={accountId} />
    </aside>
  );
}
