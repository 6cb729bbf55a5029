import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { type SignedIn, useSessionSignInMutation } from '../../../session/session.api';
import { Dialog } from '../../../ui/dialog/dialog';
import { Form } from '../../../ui/form/form';
import { PasswordField } from '../../../ui/form/password-field';
import { SubmitButton } from '../../../ui/form/submit-button';
import { TextField } from '../../../ui/form/text-field';
import { useForm } from '../../../ui/form/use-form';
import type { SignInWay } from '../sign-in-outcome';
import { type HeldSignIn as Held, useEnter } from '../use-enter';
import { HeldSignIn } from './held-sign-in';
import { PasscodeDialog } from './passcode-dialog';
import type { Credentials } from './sign-in-view';

interface LoginDialogProps {
  /** Shown above the fields. */
  readonly lead: string;
  /** What was typed into the form behind. */
  readonly email: string;
  readonly onClose: () => void;
}

/** For people who have an account already and stand at a sign-up form. */
export function LoginDialog({ lead, email, onClose }: LoginDialogProps) {
  const content = useContent(CONTENT.login);
  const { enter: enterAs } = useEnter();
  const [held, setHeld] = useState<Held>();
  const enter = async (answer: SignedIn, way: SignInWay): Promise<void> => {
    const waiting = await enterAs(answer, way);
    setPasscodeWanted(false);
    // Behind the dialog the form gives way to the payment.
    if (waiting?.by === 'pay-or-skip') onClose();
    else setHeld(waiting);
  };
  const [signIn] = useSessionSignInMutation();
  const [passcodeWanted, setPasscodeWanted] = useState(false);
  const form = useForm<Credentials>('login', {
    initial: { username: email, password: '' },
    rules: () => import('../sign-in-rules').then(({ signInRules }) => signInRules),
    fallback: 'Unable to sign in',
    submit: async (credentials) => {
      const answer = await signIn(credentials).unwrap();
      if (answer.authenticated === 'false') setPasscodeWanted(true);
      else await enter(answer, { by: 'password' });
    },
  });
  if (held) return <HeldSignIn held={held} content={content} onClose={() => setHeld(undefined)} />;
  if (passcodeWanted)
    return (
      <PasscodeDialog
        hint=""
        onClose={onClose}
        onSuccess={(answer) => enter(answer, { by: 'passcode', genericQuestions: answer.genericQuestionsDetails })}
      />
    );
  return (
    <Dialog open title="Login" width={420} onClose={onClose}>
      {lead !== '' && <p className="k-dialog-lead">{lead}</p>}
      <Form form={form} label="Login">
        <TextField form={form} name="username" label="Email" type="email" autoComplete="username" inputMode="email" />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={<Link to={paths.forgotPassword}>Forgot password?</Link>}
        />
        <SubmitButton form={form} fill size="large">
          Login
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
