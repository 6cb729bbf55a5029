import { type GenericQuestion, refusalText } from '@keelson/contracts/onboarding';
import type { OnboardingStep } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { stillForm } from '../../../ui/form/still-form';
import { initialValues } from '../generic-values';
import type { Progress, SavedAnswers } from '../onboarding.api';
import { videoStepStanding } from '../video-step-standing';
import { VIDEO_STEPS } from '../video-steps';
import { ComesAfter } from './comes-after';
import { FiguresThen, WalkthroughThen } from './figures-then';
import { FinanceSystemView } from './finance-system-view';
import { GenericFormView } from './generic-form-view';
import { GenericHeader } from './generic-header';
import { InputsStepThen } from './inputs-step-then';
import { LeaveButton } from './leave-button';
import { QuestionsStepThen } from './questions-step-then';
import { VideoStepView } from './video-step-view';

export interface StepThenProps {
  readonly step: OnboardingStep;
  readonly progress: Progress;
  readonly questions: readonly GenericQuestion[];
  /** The answers as they were; none before the first were saved. */
  readonly saved: SavedAnswers | undefined;
  /** Whether the step was just completed here, which ends its video. */
  readonly finished: boolean;
  /** The code of what was just refused here. */
  readonly refused: string | undefined;
  /** What other features draw of a step. */
  readonly parts: StepParts;
}

export interface StepParts {
  /** The figures that plans start from. */
  readonly inputs: (buttons: ReactNode) => ReactNode;
  readonly questionnaire: ReactNode;
  readonly learning: ReactNode;
  readonly goals: ReactNode;
  readonly dashboard: ReactNode;
}

/** The page of a step as a customer had it: the same components, with the flags and answers of then. */
export function StepThen(props: StepThenProps) {
  const { step, progress, finished, parts } = props;
  switch (step) {
    case 'thankYou':
    case 'benefits':
      return (
        <VideoStepView
          {...VIDEO_STEPS[step]}
          standing={videoStepStanding(step, progress)}
          watched={finished}
          still
          actions={<LeaveButton />}
        />
      );
    case 'generic':
      return (
        <>
          <GenericHeader saved={progress.genericScreenFlag === 'completed'} />
          <QuestionsThen {...props} />
        </>
      );
    case 'financeSystem':
      return <FinanceSystemView status={progress.financeSystemScreenFlag} actions={<LeaveButton />} />;
    case 'myFinanceSummary':
      return <WalkthroughThen actions={<LeaveButton />} />;
    case 'earlyLaunch':
    case 'kpi':
      return <FiguresThen step={step} actions={<LeaveButton />} />;
    case 'whatIfCalculator':
      return <InputsStepThen progress={progress} finished={finished} inputs={parts.inputs} />;
    case 'detailedFinanceBusinessArea':
      return <QuestionsStepThen progress={progress} questionnaire={parts.questionnaire} />;
    case 'eLearning':
      return parts.learning;
    case 'customerAchieveGoals':
      return parts.goals;
    case 'dashboard':
      return parts.dashboard;
  }
}

const NOTHING_SAVED: SavedAnswers = { generic_details: [], savedAt: null };

function QuestionsThen({ progress, questions, saved, refused }: StepThenProps) {
  if (progress.genericScreenFlag === 'pending') return <ComesAfter step="generic" />;
  if (questions.length === 0) return <SkeletonLines lines={9} label="Loading the questions" />;
  const message = refused === undefined ? undefined : refusalText(refused);
  return (
    <GenericFormView
      form={stillForm('generic-then', initialValues(questions, saved ?? NOTHING_SAVED), message)}
      questions={questions}
      completed={progress.genericScreenFlag === 'completed'}
      actions={<LeaveButton />}
    />
  );
}
