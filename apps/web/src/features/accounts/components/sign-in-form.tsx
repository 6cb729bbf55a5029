import { sessionMessages } from '@keelson/contracts/session';
import { lazy, Suspense, useState } from 'react';
import { isApiProblem } from '../../../client/api-problem';
import { type SignedIn, useSessionSignInMutation } from '../../../session/session.api';
import { useForm } from '../../../ui/form/use-form';
import type { PageContent } from '../../../content/use-content';
import { type SecondStepAsked, secondStepIn } from '../second-step-asked';
import type { SignInWay } from '../sign-in-outcome';
import { type Credentials, SignInFields } from './sign-in-fields';

const UnconfirmedSignIn = lazy(() =>
  import('./unconfirmed-sign-in').then((module) => ({ default: module.UnconfirmedSignIn })),
);

interface SignInFormProps {
  readonly id: string;
  /** What was typed into the form behind. */
  readonly email?: string;
  /** Of the login page. */
  readonly content: PageContent;
  /** What has to be over before the credentials are sent. */
  readonly before?: () => Promise<void> | undefined;
  readonly onSignedIn: (answer: SignedIn, way: SignInWay) => Promise<void>;
  readonly onSecondStep: (asked: SecondStepAsked) => void;
}

const isUnconfirmed = (error: unknown): boolean => isApiProblem(error) && error.code === 'EMAIL_UNCONFIRMED';

/** Sends the credentials, and offers another mail to who gave the right ones of an unconfirmed address. */
export function SignInForm({ id, email = '', content, before, onSignedIn, onSecondStep }: SignInFormProps) {
  const [signIn] = useSessionSignInMutation();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const form = useForm<Credentials>(id, {
    initial: { username: email, password: '' },
    rules: () => import('../sign-in-rules').then(({ signInRules }) => signInRules),
    fallback: sessionMessages.unableToSignIn,
    submit: async (credentials) => {
      setUnconfirmed(undefined);
      await before?.();
      try {
        const answer = await signIn(credentials).unwrap();
        if (answer.authenticated === 'false') onSecondStep(secondStepIn(answer));
        else await onSignedIn(answer, { by: 'password' });
      } catch (error) {
        if (isUnconfirmed(error)) setUnconfirmed(credentials.username);
        throw error;
      }
    },
  });
  return (
    <SignInFields form={form} content={content}>
      {unconfirmed !== undefined && (
        <Suspense fallback={null}>
          <UnconfirmedSignIn email={unconfirmed} />
        </Suspense>
      )}
    </SignInFields>
  );
}
