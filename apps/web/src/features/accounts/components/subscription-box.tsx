import { Button } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { useViewer } from '../../../app/hooks';
import { ButtonLink } from '../../../ui/button/button-link';
import { useNow } from '../../../ui/format/use-now';
import { useAccountsSubscriptionQuery } from '../accounts.api';
import { subscriptionLines } from '../subscription';
import { DeleteAccountNote } from './delete-account-note';

const REFRESH_MS = 60_000;

interface SubscriptionBoxProps {
  readonly onLeave?: () => void;
}

/** Where payments do not answer, it shows what the session knows. */
export function SubscriptionBox({ onLeave }: SubscriptionBoxProps) {
  const viewer = useViewer();
  const { data } = useAccountsSubscriptionQuery();
  const title = useId();
  const [asked, setAsked] = useState(false);
  const lines = subscriptionLines(data, viewer, useNow(REFRESH_MS));
  const leave = onLeave === undefined ? {} : { onClick: onLeave };
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
      <div className="k-row k-wrap">
        {viewer.freeTrailUser === 1 && (
          <ButtonLink to="/contactus?topic=Upgrade%20Account" size="small" intent="primary" {...leave}>
            Upgrade
          </ButtonLink>
        )}
        <Button size="small" aria-expanded={asked} onClick={() => setAsked(!asked)}>
          Delete Account
        </Button>
      </div>
      {asked && <DeleteAccountNote {...(onLeave === undefined ? {} : { onLeave })} />}
    </section>
  );
}
