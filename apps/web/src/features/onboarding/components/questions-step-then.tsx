import { STEP_FLAGS } from '@keelson/contracts/onboarding';
import type { ReactNode } from 'react';
import { QUESTIONS_LEAD, QUESTIONS_STEP } from '../questions-step';
import type { Progress } from '../onboarding.api';
import { ComesAfter } from './comes-after';
import { LeaveButton } from './leave-button';
import { StepHeader } from './step-header';

interface QuestionsStepThenProps {
  readonly progress: Progress;
  readonly questionnaire: ReactNode;
}

/** The step of the finance questions as a customer had it. */
export const QuestionsStepThen = ({ progress, questionnaire }: QuestionsStepThenProps) => (
  <>
    <StepHeader step={QUESTIONS_STEP} lead={QUESTIONS_LEAD} actions={<LeaveButton />} />
    {progress[STEP_FLAGS[QUESTIONS_STEP]] === 'pending' && <ComesAfter step={QUESTIONS_STEP} />}
    {questionnaire}
  </>
);
