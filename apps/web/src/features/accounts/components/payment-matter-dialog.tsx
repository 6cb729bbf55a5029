import type { PageContent } from '../../../content/use-content';
import { useAppDispatch } from '../../../client/app-dispatch';
import { endSession } from '../../../session/session-flow';
import { PayOrSkipDialog } from '../../../billing/components/pay-or-skip-dialog';
import { SubscriberMovedDialog } from '../../../billing/components/subscriber-moved-dialog';
import type { PaymentMatter } from '../sign-in-outcome';

interface PaymentMatterDialogProps {
  readonly matter: PaymentMatter;
  readonly email: string;
  /** Of the login page: it may say these texts in its own words. */
  readonly content: PageContent;
  readonly onGoOn: () => Promise<void>;
  readonly onClose: () => void;
}

/** What stands between a sign-in and where it leads. Closing the question logs out. */
export function PaymentMatterDialog({ matter, email, content, onGoOn, onClose }: PaymentMatterDialogProps) {
  const dispatch = useAppDispatch();
  const leave = (): void => {
    onClose();
    void endSession(dispatch);
  };
  if (matter === 'subscriber-moved')
    return (
      <SubscriberMovedDialog
        title={content.text('subscriberTitle')}
        lead={content.text('subscriberContent')}
        onGoOn={onGoOn}
      />
    );
  return (
    <PayOrSkipDialog
      title={content.text('paymentTitle')}
      lead={content.text('paymentContent')}
      email={email}
      onSkipped={onGoOn}
      onClose={leave}
    />
  );
}
