import { accountsMessages as texts } from '@keelson/contracts/accounts';
import { passwordHint } from '@keelson/contracts/validation';
import type { PasswordProfile } from '@keelson/vocabulary';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { useNotices } from '../../../ui/notices/use-notices';
import { ContentIntro } from '../../../content/content-intro';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { useAccountsResetPasswordMutation } from '../accounts.api';
import { useHandedEmail } from '../location-email';
import { forgetMailLink, type MailLink } from '../mail-link';
import { usePasswordProfile } from '../password-profile';
import type { PasswordReset } from '../password-values';
import { useMailLink } from '../use-mail-link';

const PIN_LENGTH = 5;

/** Sets a new password with the mailed PIN, from the mailed link or in the browser that asked (SIGNIN-13). */
export function ConfirmPasswordPage() {
  const link = useMailLink();
  return <ConfirmPasswordForm key={link.token} link={link} />;
}

function ConfirmPasswordForm({ link }: { readonly link: MailLink }) {
  const handed = useHandedEmail();
  const askedHere = useLocation().state !== null;
  const navigate = useNavigate();
  const notices = useNotices();
  const content = useContent(CONTENT.confirmPassword);
  const [reset] = useAccountsResetPasswordMutation();
  const knownEmail = link.email ?? handed;
  const profile = usePasswordProfile();
  const form = useForm<PasswordReset, PasswordProfile>('confirm-password', {
    initial: { email: knownEmail, passcode: '', password: '', confirmPassword: '' },
    rules: () => import('../password-rules').then(({ resetPasswordRules }) => resetPasswordRules),
    facts: profile,
    stopped: ({ password, confirmPassword }) => (password ?? confirmPassword) && texts.resetFormInvalid,
    submit: async ({ email, passcode, password }) => {
      const token = link.token === undefined ? {} : { token: link.token };
      await reset({ email: email.trim(), passcode: passcode.trim(), password, ...token }).unwrap();
      forgetMailLink();
      notices.toast(texts.passwordReset);
      await navigate(paths.signIn, { replace: true });
    },
  });
  return (
    <>
      <ContentIntro content={content} fallback="Set a new password" />
      {askedHere && link.token === undefined && (
        <div className="k-form-notice">
          <Callout>{texts.resetRequested}.</Callout>
        </div>
      )}
      <Form form={form} label="Set a new password">
        {knownEmail === '' && (
          <TextField form={form} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
        )}
        <TextField
          form={form}
          name="passcode"
          label="PIN"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PIN_LENGTH}
          hint={content.text('pinHint')}
        />
        <PasswordField
          form={form}
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={`${passwordHint(profile)}. Members of staff: ${passwordHint('staff')}`}
        />
        <PasswordField form={form} name="confirmPassword" label="Confirm password" autoComplete="new-password" />
        <SubmitButton form={form} fill size="large">
          Submit
        </SubmitButton>
      </Form>
      <p className="k-auth-after">
        No mail yet? <Link to={paths.forgotPassword}>Ask for a new PIN</Link>
      </p>
    </>
  );
}
