import { billingMessages as texts } from '@keelson/contracts/billing';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import * as paths from '../../client/paths';
import { isApiProblem } from '../../client/api-problem';
import { useViewer } from '../../session/use-viewer';
import { ButtonLink } from '../../ui/button/button-link';
import { Callout } from '../../ui/card/callout';
import { Dialog } from '../../ui/dialog/dialog';
import { FocusedLead } from '../../ui/dialog/focused-lead';
import type { CheckoutOutcome } from '../billing.api';
import { useBusy } from '../use-busy';
import { useOpenCheckout } from '../use-open-checkout';
import { useSkipPayment } from '../use-skip-payment';
import { TrialActivatedDialog } from './trial-activated-dialog';
import '../../ui/form/form.css';

interface PaymentUnsuccessfulDialogProps {
  readonly outcome: CheckoutOutcome;
  readonly limited: boolean;
  readonly onDone: () => void;
  /** Another tab has paid meanwhile. */
  readonly onSettled: () => void;
}

/** Retry Payment orders the same once more; Skip begins the free trial (SIGNUP-14, decision 4.12). */
export function PaymentUnsuccessfulDialog({ outcome, limited, onDone, onSettled }: PaymentUnsuccessfulDialogProps) {
  const { email } = useViewer();
  const openCheckout = useOpenCheckout();
  const skipPayment = useSkipPayment();
  const { busy, failure, run } = useBusy();
  const [skipped, setSkipped] = useState(false);
  const { plan, couponCode, upgrade } = outcome;
  const retry = (): void =>
    run(async () => {
      try {
        await openCheckout({
          price: plan,
          email,
          ...(couponCode !== null && { couponCode }),
          ...(upgrade && { upgradeUser: 'true' as const }),
        });
      } catch (error) {
        if (!isApiProblem(error) || error.code !== 'ALREADY_PAID') throw error;
        onSettled();
      }
    });
  const skip = (): void =>
    run(async () => {
      await skipPayment();
      setSkipped(true);
    });
  if (skipped) return <TrialActivatedDialog onClose={onDone} />;
  return (
    <Dialog open title={texts.paymentUnsuccessful} width={440} onClose={onDone}>
      <FocusedLead>
        Nothing was charged.{' '}
        {limited
          ? 'Your account and everything in it are still there.'
          : 'You can try again, or skip it and begin with the 14-day free trial.'}
      </FocusedLead>
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      <div className="k-form-actions">
        <Button intent="primary" loading={busy} onClick={retry}>
          {texts.retryPayment}
        </Button>
        {limited ? (
          <ButtonLink to={paths.signIn}>Back to login</ButtonLink>
        ) : (
          <Button disabled={busy} onClick={skip}>
            {texts.skip}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
