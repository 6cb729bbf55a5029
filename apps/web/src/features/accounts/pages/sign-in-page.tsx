import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../client/app-dispatch';
import { endSession } from '../../../session/session-flow';
import type { SignedIn } from '../../../session/session.api';
import { CONTENT } from '../../../content/content-pages';
import { useContent } from '../../../content/use-content';
import { SignInForm } from '../components/sign-in-form';
import { SignInView } from '../components/sign-in-view';
import type { SecondStepAsked } from '../second-step-asked';
import type { SignInWay } from '../sign-in-outcome';
import { useHandedEmail } from '../location-email';
import { type HeldSignIn as Held, useEnter } from '../use-enter';

const SecondStep = lazy(() => import('../components/second-step').then((module) => ({ default: module.SecondStep })));

const HeldSignIn = lazy(() => import('../components/held-sign-in').then((module) => ({ default: module.HeldSignIn })));

/** Arriving here logs out first (SIGNIN-02). The form waits for it, so that no new session is ended. */
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
  const email = useHandedEmail();
  const { enter } = useEnter();
  const [asked, setAsked] = useState<SecondStepAsked>();
  const [held, setHeld] = useState<Held>();
  const goOn = async (answer: SignedIn, way: SignInWay): Promise<void> => {
    const waiting = await enter(answer, way);
    if (waiting === undefined) return;
    setAsked(undefined);
    setHeld(waiting);
  };
  return (
    <>
      <SignInView content={content}>
        <SignInForm
          id="sign-in"
          email={email}
          content={content}
          before={() => loggedOut.current}
          onSignedIn={goOn}
          onSecondStep={setAsked}
        />
      </SignInView>
      <Suspense fallback={null}>
        {asked && (
          <SecondStep
            asked={asked}
            hint={content.text('otpContent')}
            onClose={() => setAsked(undefined)}
            onSignedIn={goOn}
          />
        )}
        {held && <HeldSignIn held={held} content={content} onClose={() => setHeld(undefined)} />}
      </Suspense>
    </>
  );
}
