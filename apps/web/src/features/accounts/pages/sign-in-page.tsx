import { isEmail } from '@keelson/contracts/validation';
import { accountsMessages } from '@keelson/contracts/accounts';
import { sessionMessages } from '@keelson/contracts/session';
import { ShieldIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../../app/hooks';
import { endSession } from '../../../session/session-flow';
import { useSessionSignInMutation } from '../../../session/session.api';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import { ContentIntro } from '../../content/content-intro';
import { CONTENT } from '../../content/content-pages';
import { useContent } from '../../content/use-content';
import { messagesByField } from '../messages-by-field';
import { useEnter } from '../use-enter';

const PasscodeDialog = lazy(() =>
  import('../components/passcode-dialog').then((module) => ({ default: module.PasscodeDialog })),
);

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const validate = ({ username, password }: Credentials) =>
  messagesByField<Credentials>({
    username: isEmail(username) ? undefined : accountsMessages.invalidEmail,
    password: password === '' ? sessionMessages.required : undefined,
  });

/** Whoever arrives here is logged out first (SIGNIN-02). The form waits for it, so that no new session is ended. */
const useLogOutOnArrival = () => {
  const dispatch = useAppDispatch();
  const loggedOut = useRef<Promise<void>>(undefined);
  useEffect(() => {
    loggedOut.current ??= endSession(dispatch);
  }, [dispatch]);
  return loggedOut;
};

export function SignInPage() {
  const loggedOut = useLogOutOnArrival();
  const content = useContent(CONTENT.login);
  const enter = useEnter();
  const [signIn] = useSessionSignInMutation();
  const [passcodeWanted, setPasscodeWanted] = useState(false);
  const form = useForm<Credentials>('sign-in', {
    initial: { username: '', password: '' },
    validate,
    fallback: 'Unable to sign in',
    submit: async (credentials) => {
      await loggedOut.current;
      const answer = await signIn(credentials).unwrap();
      if (answer.authenticated === 'false') setPasscodeWanted(true);
      else await enter(answer.jwt, { by: 'password' });
    },
  });
  return (
    <>
      <ContentIntro content={content} fallback="Login" heading="headings" />
      <Form form={form} label="Login">
        <TextField form={form} name="username" label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<Link to="/forgetpassword">{content.text('forgotPassword') || 'Forgot password?'}</Link>}
        />
        <SubmitButton form={form} fill size="large">
          Login
        </SubmitButton>
      </Form>
      <p className="k-auth-after">
        {content.text('noAccountText') || 'New to Keelson?'}{' '}
        <Link to="/">{content.text('signupText') || 'Sign up'}</Link>
      </p>
      {content.ready && content.text('authenticateContent') !== '' && (
        <div className="k-auth-note k-callout">
          <ShieldIcon className="k-callout-icon" />
          <span>{content.text('authenticateContent')}</span>
        </div>
      )}
      <Suspense fallback={null}>
        {passcodeWanted && (
          <PasscodeDialog
            hint={content.text('otpContent')}
            onClose={() => setPasscodeWanted(false)}
            onSuccess={({ jwt, genericQuestionsDetails }) =>
              enter(jwt, { by: 'passcode', genericQuestions: genericQuestionsDetails })
            }
          />
        )}
      </Suspense>
    </>
  );
}
