import { accountsMessages } from '@keelson/contracts/accounts';
import { isEmail } from '@keelson/contracts/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '../../../ui/form/use-form';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsResendVerificationMutation } from '../accounts.api';
import { useHandedEmail } from '../location-email';
import { messagesByField } from '../messages-by-field';
import { type Address, ConfirmEmailView } from './confirm-email-view';

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
    <ConfirmEmailView form={form} content={content} handed={handed} sent={sent} onBack={() => void navigate(-1)} />
  );
}
