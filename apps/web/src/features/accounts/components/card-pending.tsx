import { Button } from '@blueprintjs/core';
import { Callout } from '../../../ui/card/callout';
import { SkeletonLines } from '../../../ui/card/skeleton';
import type { PaymentStage } from '../../../billing/use-payment';

interface CardPendingProps {
  readonly stage: PaymentStage;
  readonly onRetry: () => void;
  readonly onSkip: () => void;
}

/** The trial has begun; the page where the card is entered is on its way or could not be opened. */
export function CardPending({ stage, onRetry, onSkip }: CardPendingProps) {
  if (stage === 'opening')
    return (
      <>
        <h1 tabIndex={-1}>Taking you to the payment page</h1>
        <SkeletonLines lines={3} label="Opening the payment page" />
      </>
    );
  return (
    <>
      <h1 tabIndex={-1}>Your trial has begun</h1>
      <div className="k-form-notice k-payment-notice">
        <Callout tone={stage === 'failed' ? 'negative' : 'info'} live>
          {stage === 'failed' && 'The payment page could not be opened, and no card was stored. '}Your account and its
          14 days are there, with a card or without.
        </Callout>
      </div>
      <div className="k-form-actions">
        <Button intent="primary" onClick={onRetry}>
          Try the payment page again
        </Button>
        <Button onClick={onSkip}>Continue without a card</Button>
      </div>
    </>
  );
}
