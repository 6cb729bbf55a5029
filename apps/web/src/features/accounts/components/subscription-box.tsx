import { Button } from '@blueprintjs/core';
import { billingMessages } from '@keelson/contracts/billing';
import { deletionPaths } from '@keelson/contracts/deletion';
import { lazy, Suspense, useId, useState } from 'react';
import { technicalText } from '../../../client/api-problem';
import * as paths from '../../../client/paths';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { ownerOnly } from '../../../ui/card/owner-only';
import { useNow } from '../../../ui/format/use-now';
import { useBillingSubscriptionQuery } from '../../../billing/billing.api';
import { BillingDetails } from '../../../billing/components/billing-details';
import { InvoiceList } from '../../../billing/components/invoice-list';
import { subscriptionLines } from '../subscription';
import { DeleteAccountNote } from './delete-account-note';

const UpgradeDialog = lazy(() =>
  import('../../../billing/components/upgrade-dialog').then((module) => ({ default: module.UpgradeDialog })),
);

const REFRESH_MS = 60_000;

interface SubscriptionBoxProps {
  readonly onLeave?: () => void;
}

/** Where payments do not answer, it shows what the session knows. */
export function SubscriptionBox({ onLeave }: SubscriptionBoxProps) {
  const viewer = useViewer();
  const { data, error } = useBillingSubscriptionQuery();
  const title = useId();
  const [upgrading, setUpgrading] = useState(false);
  const [asked, setAsked] = useState(false);
  const lines = subscriptionLines(data, viewer, useNow(REFRESH_MS));
  return (
    <section className="k-profile-box" aria-labelledby={title}>
      <h2 id={title}>Subscription</h2>
      <dl className="k-profile">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {error !== undefined && viewer.freeTrailUser !== 0 && (
        <p className="k-small k-muted" role="status">
          {billingMessages.trialDurationFailed} ({technicalText(error)})
        </p>
      )}
      <div className="k-row k-wrap">
        {viewer.freeTrailUser === 1 && (
          <Button size="small" intent="primary" onClick={() => setUpgrading(true)}>
            Upgrade
          </Button>
        )}
        <ButtonLink to={paths.ownPlan} size="small" {...(onLeave && { onClick: onLeave })}>
          Your plan
        </ButtonLink>
        <Button
          size="small"
          {...ownerOnly(deletionPaths.deleteAccount)}
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        >
          Delete Account
        </Button>
      </div>
      {data?.payment_status === 'Paid' && (
        <>
          <BillingDetails />
          <InvoiceList />
        </>
      )}
      <Suspense fallback={null}>{upgrading && <UpgradeDialog onClose={() => setUpgrading(false)} />}</Suspense>
      {asked && <DeleteAccountNote {...(onLeave === undefined ? {} : { onLeave })} />}
    </section>
  );
}
