import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { partnerText } from '../partner-words';
import { usePartnersOfCustomerQuery } from '../partners.api';
import { ChangeCustomersPartnerDialog } from './change-customers-partner-dialog';
import './partner-box.css';

interface CustomerPartnerProps {
  readonly accountId: string;
}

/** The channel partner of a customer, for staff, with the way to another one. */
export function CustomerPartner({ accountId }: CustomerPartnerProps) {
  const { currentData: partner, error, refetch } = usePartnersOfCustomerQuery(accountId);
  const [changing, setChanging] = useState(false);
  const [told, setTold] = useState<string>();
  if (error !== undefined && partner === undefined)
    return <ErrorState title="Could not load the channel partner" error={error} onRetry={() => void refetch()} />;
  if (partner === undefined) return <SkeletonLines lines={2} label="Loading the channel partner" />;
  return (
    <>
      <p className="k-strong">{partnerText(partner)}</p>
      {partner.isDefault && <p className="k-small k-muted">The default channel partner.</p>}
      {told !== undefined && (
        <Callout tone="positive" live>
          {told}
        </Callout>
      )}
      <div className="k-partner-box-actions">
        <Button
          onClick={() => {
            setTold(undefined);
            setChanging(true);
          }}
        >
          Change channel partner
        </Button>
      </div>
      {changing && (
        <ChangeCustomersPartnerDialog
          accountId={accountId}
          present={partner}
          version={partner.version}
          onDone={setTold}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
