import { Callout } from '../../ui/card/callout';
import { ErrorState } from '../../ui/card/card-states';
import { isApiProblem, problemText } from '../../client/api-problem';
import { useCheckoutOutcome } from '../use-checkout-outcome';
import { PaymentReceivedDialog } from './payment-received-dialog';
import { PaymentUnsuccessfulDialog } from './payment-unsuccessful-dialog';
import { TrialActivatedDialog } from './trial-activated-dialog';

interface OutcomeOfProps {
  readonly checkoutId: string;
  /** A trial that is over: all that is left is to pay or to leave. */
  readonly limited: boolean;
  readonly onDone: () => void;
}

/** What became of one checkout, in the popup that belongs to it. */
export function OutcomeOf({ checkoutId, limited, onDone }: OutcomeOfProps) {
  const { seen, lookAgain } = useCheckoutOutcome(checkoutId);
  if (seen.state === 'asking') return <Callout live>Checking what became of your payment…</Callout>;
  if (seen.state === 'failed') {
    const final = isApiProblem(seen.error) && seen.error.status >= 400 && seen.error.status < 500;
    if (final) return <Callout tone="caution">{problemText(seen.error)}</Callout>;
    return <ErrorState title="Your payment could not be checked" error={seen.error} onRetry={lookAgain} />;
  }
  switch (seen.outcome.popup) {
    case 'payment-received':
      return <PaymentReceivedDialog outcome={seen.outcome} onClose={onDone} />;
    case 'trial-activated':
      return <TrialActivatedDialog onClose={onDone} />;
    case 'payment-unsuccessful':
      return (
        <PaymentUnsuccessfulDialog outcome={seen.outcome} limited={limited} onDone={onDone} onSettled={lookAgain} />
      );
    case 'none':
      return (
        <Callout live>
          Your bank is still confirming the payment. You can go on: your account changes as soon as it has.
        </Callout>
      );
  }
}
