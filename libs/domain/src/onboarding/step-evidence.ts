import type { OnboardingStep } from '@keelson/vocabulary';
import type { OnboardingState } from './onboarding.state';

/** What the owner did outside of the onboarding that completes a step of it, as it stands when the step is decided on. */
export type StepEvidence =
  | {
      readonly step: 'detailedFinanceBusinessArea';
      /** Ids of the chapters that the finance questionnaire has now. */
      readonly asked: readonly string[];
      /** Ids of the chapters that were submitted, at whatever version of their questions (decision 4.32). */
      readonly submitted: readonly string[];
    }
  | {
      readonly step: 'whatIfCalculator';
      /** What plans start from: figures that were typed and saved, those of the books, or nothing yet. */
      readonly inputs: 'typed' | 'books' | 'missing';
    };

export type EvidencedStep = StepEvidence['step'];

/** What was not done: the finance questions answered, the figures saved, the page opened in its turn. */
export type Lack = 'FINANCE_ANSWERS_REQUIRED' | 'INPUTS_REQUIRED' | 'PAGE_UNOPENED';

/**
 * What the current step still lacks before a request may complete it. The learning journey is completed by its two
 * buttons (learning and back office 4.4), so what it takes is that its page was opened in its turn.
 */
export function lackOf(
  step: OnboardingStep,
  evidence: StepEvidence | undefined,
  { opened }: Pick<OnboardingState, 'opened'>,
): Lack | undefined {
  if (step === 'detailedFinanceBusinessArea')
    return evidence?.step === step && areAnswered(evidence) ? undefined : 'FINANCE_ANSWERS_REQUIRED';
  if (step === 'whatIfCalculator')
    return evidence?.step === step && evidence.inputs !== 'missing' ? undefined : 'INPUTS_REQUIRED';
  if (step === 'eLearning') return opened[step] === 'inProgress' ? undefined : 'PAGE_UNOPENED';
  return undefined;
}

/** A questionnaire without chapters is content that went missing, and nobody answered it. */
const areAnswered = ({ asked, submitted }: { asked: readonly string[]; submitted: readonly string[] }): boolean =>
  asked.length > 0 && asked.every((chapterId) => submitted.includes(chapterId));
