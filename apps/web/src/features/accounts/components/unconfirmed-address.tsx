import { accountsMessages } from '@keelson/contracts/accounts';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../client/app-dispatch';
import * as paths from '../../../client/paths';
import { refreshViewer } from '../../../session/session-flow';
import { useSignOut } from '../../../session/use-sign-out';
import { useViewer } from '../../../session/use-viewer';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useAccountsCorrectEmailMutation, useAccountsResendVerificationMutation } from '../accounts.api';
import type { Address } from '../password-values';
import './unconfirmed-address.css';

/** What a session can do whose address nobody has confirmed: open the mail, have it sent again, correct it, pay, leave. */
export function UnconfirmedAddress() {
  const { email } = useViewer();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [resend, resending] = useAccountsResendVerificationMutation();
  const [correct] = useAccountsCorrectEmailMutation();
  const [told, setTold] = useState<string>();
  const form = useForm<Address>('correct-email', {
    initial: { email: '' },
    rules: () => import('../password-rules').then(({ addressRules }) => addressRules),
    submit: async (values) => {
      setTold(undefined);
      await correct({ email: values.email.trim() }).unwrap();
      await refreshViewer(dispatch);
      setTold(accountsMessages.emailCorrected);
    },
  });
  const sendAgain = async (): Promise<void> => {
    setTold(undefined);
    await resend({ email })
      .unwrap()
      .then(
        () => setTold(accountsMessages.linkSent),
        () => setTold('The link could not be sent. Please try again'),
      );
  };
  const goOn = async (): Promise<void> => {
    await refreshViewer(dispatch);
    await navigate(paths.onboarding);
  };
  return (
    <div className="k-unconfirmed">
      <h1 tabIndex={-1}>Confirm your email address</h1>
      <p>
        The link went to <strong className="k-strong k-break">{email}</strong>. Follow it to activate your account.
      </p>
      {told !== undefined && (
        <Callout tone="info" live>
          {told}
        </Callout>
      )}
      <div className="k-form-actions">
        <Button intent="primary" onClick={() => void goOn()}>
          I have opened the link
        </Button>
        <Button loading={resending.isLoading} onClick={() => void sendAgain()}>
          Resend verification link
        </Button>
      </div>
      <Form form={form} label="Correct the address">
        <TextField
          form={form}
          name="email"
          label="Wrong address? Enter the right one"
          type="email"
          autoComplete="email"
        />
        <SubmitButton form={form} intent="none">
          Correct the address
        </SubmitButton>
      </Form>
      <div className="k-unconfirmed-leave">
        <ButtonLink to={paths.signUp}>Payment</ButtonLink>
        <Button onClick={() => void signOut(paths.signIn)}>Log out</Button>
      </div>
    </div>
  );
}
