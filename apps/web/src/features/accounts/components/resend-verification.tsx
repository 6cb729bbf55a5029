import { accountsMessages } from '@keelson/contracts/accounts';
import { isEmail } from '@keelson/contracts/validation';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button/button-link';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useAccountsResendVerificationMutation } from '../accounts.api';
import { useHandedEmail } from '../location-email';
import { messagesByField } from '../messages-by-field';

interface Address {
  readonly email: string;
}

const validate = ({ email }: Address) =>
  messagesByField<Address>({ email: isEmail(email) ? undefined : accountsMessages.invalidEmail });

/** After signing up: where the mail went, and another one on request. */
export function ResendVerification() {
  const handed = useHandedEmail();
  const navigate = useNavigate();
  const [resend] = useAccountsResendVerificationMutation();
  const [sent, setSent] = useState(false);
  const form = useForm<Address>('resend', {
    initial: { email: handed },
    validate,
    submit: async ({ email }) => {
      setSent(false);
      await resend({ email: email.trim() }).unwrap();
      setSent(true);
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>Confirm your email</h1>
      <p className="k-auth-lead">
        {handed === ''
          ? 'Enter the address you signed up with and we send the link again.'
          : `We sent a link to ${handed}. Open it to finish signing up.`}
      </p>
      <Form form={form} label="Resend verification link">
        {sent && (
          <Callout tone="positive" live>
            {accountsMessages.linkSent}
          </Callout>
        )}
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <div className="k-form-actions">
          <SubmitButton form={form}>Resend verification link</SubmitButton>
          <Button onClick={() => void navigate(-1)}>Back</Button>
          <ButtonLink to="/contactus">Contact support</ButtonLink>
        </div>
      </Form>
    </>
  );
}
