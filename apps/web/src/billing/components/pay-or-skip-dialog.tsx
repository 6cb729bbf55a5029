import { billingMessages as texts } from '@keelson/contracts/billing';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog';
import { useBusy } from '../use-busy';
import { useSkipPayment } from '../use-skip-payment';
import { PayOrSkipChoice } from './pay-or-skip-choice';
import { PlanOrderForm } from './plan-order-form';

interface PayOrSkipDialogProps {
  /** Texts of the content service; empty for the shipped ones. */
  readonly title: string;
  readonly lead: string;
  readonly email: string;
  /** The trial has begun. */
  readonly onSkipped: () => Promise<void>;
  readonly onClose: () => void;
}

/** For somebody who signed up with a plan and has not paid it. */
export function PayOrSkipDialog({ title, lead, email, onSkipped, onClose }: PayOrSkipDialogProps) {
  const [paying, setPaying] = useState(false);
  const { busy, failure, run } = useBusy();
  const skipPayment = useSkipPayment();
  const skip = (): void =>
    run(async () => {
      await skipPayment();
      await onSkipped();
    });
  return (
    <Dialog open title={paying ? 'Make Payment' : title || texts.payOrSkip} width={460} onClose={onClose}>
      {paying ? (
        <PlanOrderForm email={email} back={{ text: 'Back', act: () => setPaying(false) }} />
      ) : (
        <PayOrSkipChoice lead={lead} busy={busy} failure={failure} onPay={() => setPaying(true)} onSkip={skip} />
      )}
    </Dialog>
  );
}
