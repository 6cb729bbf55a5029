import { onboardingMessages } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import { useNavigate } from 'react-router-dom';
import { useNotices } from '../../ui/notices/use-notices';
import { useOnboardingCompleteStepMutation, useOnboardingOpenStepMutation } from './onboarding.api';

/** Completes a step and goes on to a page. Opening comes first, in case the page's own call was lost. */
export const useFinishStep = (step: OnboardingStep, destination: string) => {
  const [open, opening] = useOnboardingOpenStepMutation();
  const [complete, completing] = useOnboardingCompleteStepMutation();
  const navigate = useNavigate();
  const { refusedOrFailed } = useNotices();
  const finish = async (): Promise<void> => {
    try {
      await open(step).unwrap();
      await complete(step).unwrap();
      await navigate(destination);
    } catch (error) {
      refusedOrFailed(error, onboardingMessages.unableToSave);
    }
  };
  return { finish, finishing: opening.isLoading || completing.isLoading };
};
