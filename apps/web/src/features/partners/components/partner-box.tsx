import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Callout } from '../../../ui/card/callout';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import type { PartnerNotice } from '../partner-notice';
import { partnerText } from '../partner-words';
import { usePartnersOwnQuery } from '../partners.api';
import { ChangePartnerDialog } from './change-partner-dialog';
import { RemovePartnerDialog } from './remove-partner-dialog';
import './partner-box.css';

/** The channel partner of a customer with the ways to change and to remove it (PROFILE-06). */
export function PartnerBox() {
  const { data: partner, error, refetch } = usePartnersOwnQuery();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const [notice, setNotice] = useState<PartnerNotice>();
  const begin = (which: 'change' | 'remove') => {
    setNotice(undefined);
    setOpen(which);
  };
  const end = (told?: PartnerNotice) => {
    setOpen(undefined);
    setNotice(told);
  };
  if (error !== undefined && partner === undefined)
    return <ErrorState title="Could not load your channel partner" error={error} onRetry={() => void refetch()} />;
  return (
    <div className="k-partner-box">
      <h3>Channel partner</h3>
      {partner === undefined ? (
        <SkeletonLines lines={2} label="Loading your channel partner" />
      ) : (
        <>
          <p className="k-partner-named">{partnerText(partner)}</p>
          <p className="k-small k-muted">
            {partner.isDefault
              ? 'The default channel partner. An adviser who has an access code can take its place.'
              : 'Sees how your account stands. You can change or remove your partner at any time.'}
          </p>
        </>
      )}
      {notice && (
        <Callout tone={notice.tone} live>
          {notice.text}
        </Callout>
      )}
      <div className="k-partner-box-actions">
        <Button disabled={partner === undefined} onClick={() => begin('change')}>
          Change partner
        </Button>
        <Button disabled={partner === undefined} onClick={() => begin('remove')}>
          Remove partner
        </Button>
      </div>
      {open === 'change' && <ChangePartnerDialog onEnd={end} />}
      {open === 'remove' && partner !== undefined && <RemovePartnerDialog partner={partner} onEnd={end} />}
    </div>
  );
}
