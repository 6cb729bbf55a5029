import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../client/app-dispatch';
import { beginLimitedSession, endSession } from '../../../session/session-flow';
import { type SignedIn, useSessionSignInMutation } from '../../../session/session.api';
import { isTrialOver } from '../../../session/trial-over';
import type { Viewer } from '../../../session/viewer';
import { useForm } from '../../../ui/form/use-form';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { type Credentials, SignInView } from '../components/sign-in-view';
import type { PaymentMatter, SignInWay } from '../sign-in-outcome';
import { useEnter } from '../use-enter';

const PasscodeDialog = lazy(() =>
  import('../components/passcode-dialog').then((module) => ({ default: module.PasscodeDialog })),
);

const TrialEndedDialog = lazy(() =>
  import('../components/trial-ended/trial-ended-dialog').then((module) => ({ default: module.TrialEndedDialog })),
);

/** Arriving here logs out first (SIGNIN-02). The form waits for it, so that no new session is ended. */
const useLogOutOnArrival = () => {
  const dispatch = useAppDispatch();
  const loggedOut = useRef<Promise<void>>(undefined);
  useEffect(() => {
    loggedOut.current ??= endSession(dispatch);
  }, [dispatch]);
  return loggedOut;
};

const PaymentMatterDialog = lazy(() =>
  import('../components/payment-matter-dialog').then((module) => ({ default: module.PaymentMatterDialog })),
);

interface Held {
  readonly viewer: Viewer;
  readonly way: SignInWay;
  readonly matter: PaymentMatter;
}

export function SignInPage() {
  const loggedOut = useLogOutOnArrival();
  const content = useContent(CONTENT.login);
  const { begin, goOn: lead } = useEnter();
  const [signIn] = useSessionSignInMutation();
  const [passcodeWanted, setPasscodeWanted] = useState(false);
  const [endedTrialOf, setEndedTrialOf] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const goOn = async (answer: SignedIn, way: SignInWay): Promise<void> => {
    if (isTrialOver(answer.user_details)) {
      beginLimitedSession(answer.jwt);
      setPasscodeWanted(false);
      setEndedTrialOf(answer.user_details.username);
      return undefined;
    }
    const { viewer, matter } = await begin(answer);
    if (matter === undefined) return lead(viewer, way);
    setPasscodeWanted(false);
    setHeld({ viewer, way, matter });
    return undefined;
  };
  const form = useForm<Credentials>('sign-in', {
    initial: { username: '', password: '' },
    rules: () => import('../sign-in-rules').then(({ signInRules }) => signInRules),
    fallback: 'Unable to sign in',
    submit: async (credentials) => {
      await loggedOut.current;
      const answer = await signIn(credentials).unwrap();
      if (answer.authenticated === 'false') setPasscodeWanted(true);
      else await goOn(answer, { by: 'password' });
    },
  });
  return (
    <>
      <SignInView form={form} content={content} />
      <Suspense fallback={null}>
        {passcodeWanted && (
          <PasscodeDialog
            hint={content.text('otpContent')}
            onClose={() => setPasscodeWanted(false)}
            onSuccess={(answer) => goOn(answer, { by: 'passcode', genericQuestions: answer.genericQuestionsDetails })}
          />
        )}
        {endedTrialOf !== undefined && (
          <TrialEndedDialog email={endedTrialOf} onClose={() => setEndedTrialOf(undefined)} />
        )}
        {held && (
          <PaymentMatterDialog
            matter={held.matter}
            email={held.viewer.email}
            content={content}
            onGoOn={() => lead(held.viewer, held.way)}
            onClose={() => setHeld(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
