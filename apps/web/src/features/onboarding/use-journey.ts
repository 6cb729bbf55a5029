import { onboardingMessages } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import { useEffect } from 'react';
import * as paths from '../../client/paths';
import { useViewer } from '../../session/use-viewer';
import { useSignOut } from '../../session/use-sign-out';
import { useNotices } from '../../ui/notices/use-notices';
import {
  useOnboardingOpenStepMutation,
  useOnboardingProgressQuery,
  useOnboardingSaveAndLogOutMutation,
} from './onboarding.api';

/** The progress of the customer who looks at the page; nobody else has one. */
export const useProgress = () => {
  const { kind } = useViewer();
  return useOnboardingProgressQuery(undefined, { skip: kind !== 'customer' });
};

/** Tells the history that the page of a step was opened. Opening the thank-you video begins it. */
export const useOpenedStep = (step: OnboardingStep): void => {
  const { kind } = useViewer();
  const [open] = useOnboardingOpenStepMutation();
  useEffect(() => {
    if (kind === 'customer') void open(step);
  }, [kind, open, step]);
};

/** Keeps where the customer leaves off, ends the session and goes to sign-in. Nobody is logged out unsaved. */
export const useSaveAndLogOut = (step: OnboardingStep | null) => {
  const [save, { isLoading }] = useOnboardingSaveAndLogOutMutation();
  const signOut = useSignOut();
  const { refusedOrFailed } = useNotices();
  const leave = async (finishes = false): Promise<void> => {
    const saved = await save({ step, finishes });
    if (saved.error) refusedOrFailed(saved.error, onboardingMessages.unableToSave);
    else await signOut(paths.signIn);
  };
  return { leave, leaving: isLoading };
};
