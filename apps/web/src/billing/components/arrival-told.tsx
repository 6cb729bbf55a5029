import { billingMessages as texts } from '@keelson/contracts/billing';
import { owesPayment } from '@keelson/vocabulary';
import { useState } from 'react';
import * as paths from '../../client/paths';
import { useViewer } from '../../session/use-viewer';
import { ButtonLink } from '../../ui/button/button-link';
import { Callout } from '../../ui/card/callout';
import type { Arrival } from '../use-arrival';
import { PaymentReceivedDialog } from './payment-received-dialog';
import { TrialActivatedDialog } from './trial-activated-dialog';

/**
 * For who comes back without the checkout that the payment was made by. The address says what to tell of; whether it is
 * so, the account alone says.
 */
export function ArrivalTold({ payment, trial }: Arrival) {
  const { kind, standing, freeTrailUser } = useViewer();
  const [told, setTold] = useState(false);
  if (kind !== 'customer' || (payment === undefined && !trial)) return null;
  if (owesPayment(standing)) return <NothingPaid failed={payment === 'failed'} />;
  if (told || standing === 'unconfirmed') return null;
  const done = (): void => setTold(true);
  if (freeTrailUser !== 0) return <TrialActivatedDialog onClose={done} />;
  return payment === 'made' ? <PaymentReceivedDialog onClose={done} /> : null;
}

function NothingPaid({ failed }: { readonly failed: boolean }) {
  return (
    <Callout tone="caution">
      <p>
        {failed && `${texts.paymentUnsuccessful} `}
        No payment has reached this account so far. If you have just paid, it can take a minute; otherwise choose a plan
        to go on.
      </p>
      <ButtonLink to={paths.ownPlan} size="small">
        See your plan
      </ButtonLink>
    </Callout>
  );
}
