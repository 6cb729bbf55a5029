import { Link, useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsForgotPasswordMutation } from '../accounts.api';
import type { Address } from '../password-values';

/** Asks for the PIN mail; the answer is the same for every address (SIGNIN-13). */
export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const content = useContent(CONTENT.forgotPassword);
  const [ask] = useAccountsForgotPasswordMutation();
  const form = useForm<Address>('forgot-password', {
    initial: { email: '' },
    rules: () => import('../password-rules').then(({ addressRules }) => addressRules),
    submit: async ({ email }) => {
      await ask({ email: email.trim() }).unwrap();
      await navigate(paths.confirmPassword, { state: { email: email.trim(), asked: true } });
    },
  });
  return (
    <>
      <ContentIntro content={content} fallback="Forgot password" />
      <Form form={form} label="Forgot password">
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
        <SubmitButton form={form} fill size="large">
          Send PIN
        </SubmitButton>
      </Form>
      <p className="k-auth-after">
        <Link to={paths.signIn}>{content.text('backLink') || 'Back to login'}</Link>
      </p>
    </>
  );
}
