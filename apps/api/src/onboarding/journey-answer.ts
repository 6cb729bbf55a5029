import { type openStepContract, toFlagsRecord } from '@keelson/contracts/onboarding';
import type { CommandContext } from '../platform/execution/command-context';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { fieldErrorsOf } from './generic-form';
import type { JourneyOutcome } from './journey-runner';
import { onboardingProblems } from './onboarding.problems';

/** The flags as they stand after a command, or why the journey's rules refused it. */
export function journeyAnswer(
  { subjectId }: CommandContext,
  outcome: JourneyOutcome,
): AnswerTo<typeof openStepContract> {
  if (!outcome.ok) {
    const errors = fieldErrorsOf(outcome.failure);
    return problem(onboardingProblems, outcome.failure, errors.length > 0 ? { errors } : {});
  }
  const { state, position, version } = outcome.value;
  return success(
    toFlagsRecord(subjectId, (step) => state.steps[step], state.furtherFlags),
    { position, version },
  );
}
