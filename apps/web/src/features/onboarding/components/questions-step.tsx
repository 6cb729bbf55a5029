import { Button } from '@blueprintjs/core';
import { onboardingMessages, STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/card/card-states';
import * as paths from '../../../client/paths';
import { ButtonLink } from '../../../ui/button/button-link';
import { useOnboardingCompleteStepMutation } from '../onboarding.api';
import { QUESTIONS_LEAD, QUESTIONS_STEP as STEP } from '../questions-step';
import { STEP_WORDS } from '../steps';
import { useFinishStep } from '../use-finish-step';
import { useOpenedStep, useProgress } from '../use-journey';
import { ComesAfter } from './comes-after';
import { SaveAndLogOut } from './save-and-log-out';
import { StepHeader } from './step-header';
import '../onboarding.css';

interface QuestionsStepProps {
  /** The questions, while they are answered. */
  readonly questions: ReactNode;
}

/** The finance questions as a step of the onboarding. */
export function QuestionsStep({ questions }: QuestionsStepProps) {
  const { data, error, refetch } = useProgress();
  useOpenedStep(STEP);
  return (
    <>
      <StepHeader step={STEP} lead={QUESTIONS_LEAD} actions={<SaveAndLogOut step={STEP} />} />
      {data?.data[STEP_FLAGS[STEP]] === 'pending' && <ComesAfter step={STEP} />}
      {!data && error && (
        <ErrorState title={onboardingMessages.unableToGetProgress} error={error} onRetry={() => void refetch()} />
      )}
      {questions}
    </>
  );
}

/** On to the finance summary (ONB-06); completes the step where the last submission could not. */
export function FinishQuestions() {
  const { status } = useQuestionsStep();
  const next = STEP_WORDS.myFinanceSummary.path;
  const { finish, finishing } = useFinishStep(STEP, next);
  if (status === 'pending') return <ButtonLink to={paths.onboarding}>Next</ButtonLink>;
  if (status === 'completed')
    return (
      <ButtonLink to={next} intent="primary">
        Continue
      </ButtonLink>
    );
  return (
    <Button intent="primary" loading={finishing} onClick={() => void finish()}>
      Continue
    </Button>
  );
}

/** Completes the step in its turn; what fails here is done by Continue, which says why. */
export function useQuestionsSubmitted(): () => Promise<void> {
  const { status } = useQuestionsStep();
  const [complete] = useOnboardingCompleteStepMutation();
  return async () => {
    if (status === 'inprogress') await complete(STEP);
  };
}

/** How the step stands; `pending` where that cannot be known: the page says so itself. */
export function useQuestionsStep(): { readonly status: string | undefined } {
  const { data, error } = useProgress();
  return { status: data?.data[STEP_FLAGS[STEP]] ?? (error === undefined ? undefined : 'pending') };
}
