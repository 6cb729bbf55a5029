import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { type Column, defineTable } from '../table';

type StepTimes = {
  readonly [Step in OnboardingStep as `${Step}_entered_at` | `${Step}_completed_at`]: string | null;
} & {
  /** From entering to completing; null until then, and where a step was passed without having been at hand. */
  readonly [Step in OnboardingStep as `${Step}_seconds`]: number | null;
};

/**
 * One row a journey: when each step was entered and completed. A step that was passed without having been at hand
 * counts as entered when it was completed. One row for all steps, because a completion moves several of them.
 */
export type JourneyStepTimesRow = { readonly account_id: string } & StepTimes;

const columnsOf = (step: OnboardingStep): readonly (readonly [keyof StepTimes, Column])[] => [
  [`${step}_entered_at`, { type: 'timestamptz', nullable: true }],
  [`${step}_completed_at`, { type: 'timestamptz', nullable: true }],
  [`${step}_seconds`, { type: 'integer', nullable: true }],
];

const stepColumns = Object.fromEntries(ONBOARDING_STEPS.flatMap(columnsOf)) as Record<keyof StepTimes, Column>;

/** Read as a whole, never by a step, hence without an index. Only staff who may see all accounts read it. */
export const journeyStepTimesTable = defineTable<JourneyStepTimesRow>({
  name: 'journey_step_times',
  primaryKey: 'account_id',
  columns: { account_id: { type: 'text' }, ...stepColumns },
  owner: 'nobody',
});
