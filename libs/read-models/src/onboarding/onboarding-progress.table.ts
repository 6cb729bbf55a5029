import type { StepStatus } from '@keelson/vocabulary';
import { defineTable } from '../table';

export type ProjectedStepStatus = StepStatus;

/** Where a step stands and since when; ISO instants. */
export type ProjectedStep = {
  readonly status: ProjectedStepStatus;
  readonly openedAt: string | null;
  readonly startedAt: string | null;
  readonly completedAt: string | null;
};

/** One row per customer: how far the onboarding has come. */
export interface OnboardingProgressRow {
  readonly account_id: string;
  /** By the domain's name of the step; all twelve. */
  readonly steps: { readonly [step: string]: ProjectedStep };
  readonly current_step: string | null;
  readonly completed_steps: number;
  readonly further_flags: { readonly [flag: string]: ProjectedStepStatus };
  readonly answers_saved_at: string | null;
  readonly left_at: string | null;
  readonly refusals: number;
  readonly started_at: string;
  readonly last_event_type: string;
  readonly last_event_at: string;
  /** Version of the stream that the row includes. */
  readonly version: number;
}

export const onboardingProgressTable = defineTable<OnboardingProgressRow>({
  name: 'onboarding_progress',
  columns: {
    account_id: { type: 'text' },
    steps: { type: 'jsonb' },
    current_step: { type: 'text', nullable: true },
    completed_steps: { type: 'integer' },
    further_flags: { type: 'jsonb' },
    answers_saved_at: { type: 'timestamptz', nullable: true },
    left_at: { type: 'timestamptz', nullable: true },
    refusals: { type: 'integer' },
    started_at: { type: 'timestamptz' },
    last_event_type: { type: 'text' },
    last_event_at: { type: 'timestamptz' },
    version: { type: 'integer' },
  },
  primaryKey: 'account_id',
  indexes: ['(current_step)'],
  owner: { account: 'account_id' },
});
