import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useForm } from '../../../ui/form/use-form';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsResendVerificationMutation } from '../accounts.api';
import { useHandedEmail } from '../location-email';
import type { Address } from '../password-values';
import { ConfirmEmailView } from './confirm-email-view';

/** After signing up: where the mail went, and another one on request. */
export function ResendVerification() {
  const handed = useHandedEmail();
  const navigate = useNavigate();
  const content = useContent(CONTENT.emailVerification);
  const [resend] = useAccountsResendVerificationMutation();
  const [sent, setSent] = useState(false);
  const form = useForm<Address>('resend', {
    initial: { email: handed },
    rules: () => import('../password-rules').then(({ addressRules }) => addressRules),
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
