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
import { ContentIntro } from '../../content/content-intro';
import { CONTENT } from '../../content/content-pages';
import { useContent } from '../../content/use-content';
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
  const content = useContent(CONTENT.emailVerification);
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
      <ContentIntro content={content} fallback="Confirm your e-mail address" />
      {handed !== '' && (
        <p className="k-form-notice">
          The link went to <strong className="k-strong k-break">{handed}</strong>.
        </p>
      )}
      <Form form={form} label="Resend verification link">
        {sent && (
          <Callout tone="positive" live>
            {accountsMessages.linkSent}
          </Callout>
        )}
        <p className="k-soft">{content.text('resendText')}</p>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
        <div className="k-form-actions">
          <SubmitButton form={form}>{content.text('resendLink') || 'Resend verification link'}</SubmitButton>
          <Button onClick={() => void navigate(-1)}>{content.text('backLink') || 'Back'}</Button>
          <ButtonLink to="/contactus">{content.text('contactLink') || 'Contact Support'}</ButtonLink>
        </div>
      </Form>
    </>
  );
}
