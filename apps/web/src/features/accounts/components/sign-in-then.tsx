import { sessionMessages } from '@keelson/contracts/session';
import { billingMessages } from '@keelson/contracts/billing';
import { deletionMessages } from '@keelson/contracts/deletion';
import type { SignInHold } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { PayOrSkipChoice } from '../../../billing/components/pay-or-skip-choice';
import { SubscriberMovedNote } from '../../../billing/components/subscriber-moved-note';
import { CONTENT } from '../../../content/content-pages';
import { type PageContent, useContent } from '../../../content/use-content';
import { Card } from '../../../ui/card/card';
import { stillForm } from '../../../ui/form/still-form';
import { PASSCODE_TITLE, PasscodeForm } from './passcode-form';
import { SignInFields } from './sign-in-fields';
import { SignInView } from './sign-in-view';
import { PayOrDelete } from './trial-ended/pay-or-delete';
import { UnconfirmedOffer } from './unconfirmed-offer';
import './auth-layout.css';

interface SignInThenProps {
  /** The dialog that stood over the login. */
  readonly dialog?: 'passcode' | SignInHold;
  /** Whether the credentials, or the passcode, had just been refused. */
  readonly refused?: boolean;
  /** Whether the confirmation mail was offered again, or had just been sent. */
  readonly unconfirmed?: 'offered' | 'sent';
}

/** The login as a customer had it; nothing that was typed is known. */
export function SignInThen({ dialog, refused = false, unconfirmed }: SignInThenProps) {
  const content = useContent(CONTENT.login);
  const form = stillForm('sign-in-then', { username: '', password: '' }, messageThen(dialog, refused, unconfirmed));
  return (
    <>
      {dialog && <DialogThen dialog={dialog} refused={refused} content={content} />}
      <div className={dialog && 'rp-covered'}>
        <SignInView content={content}>
          <SignInFields form={form} content={content}>
            {unconfirmed && <UnconfirmedOffer sent={unconfirmed === 'sent'} />}
          </SignInFields>
        </SignInView>
      </div>
    </>
  );
}

const messageThen = (...[dialog, refused, unconfirmed]: readonly unknown[]): string | undefined => {
  if (unconfirmed === 'offered') return sessionMessages.emailUnconfirmed;
  return refused && dialog === undefined ? sessionMessages.signInRefused : undefined;
};

interface DialogThenProps {
  readonly dialog: 'passcode' | SignInHold;
  readonly refused: boolean;
  readonly content: PageContent;
}

function DialogThen({ dialog, refused, content }: DialogThenProps) {
  switch (dialog) {
    case 'passcode': {
      const form = stillForm('passcode-then', { passcode: '' }, refused ? sessionMessages.passcodeRefused : undefined);
      return (
        <Over title={PASSCODE_TITLE}>
          <PasscodeForm form={form} hint={content.text('otpContent')} />
        </Over>
      );
    }
    case 'trial-ended':
      return (
        <Over title={content.text('modalTitle') || deletionMessages.trialEnded}>
          <PayOrDelete lead={content.text('modalContent')} />
        </Over>
      );
    case 'pay-or-skip':
      return (
        <Over title={content.text('paymentTitle') || billingMessages.payOrSkip}>
          <PayOrSkipChoice lead={content.text('paymentContent')} />
        </Over>
      );
    case 'subscriber-moved':
      return (
        <Over title={content.text('subscriberTitle') || billingMessages.subscriberMoved}>
          <SubscriberMovedNote lead={content.text('subscriberContent')} />
        </Over>
      );
  }
}

/** A dialog, drawn above what it covered. */
const Over = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="rp-dialog">
    <Card title={title}>{children}</Card>
  </div>
);
