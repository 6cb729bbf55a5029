import type { JourneyEvent, OnboardingStep, StepStatus } from '@keelson/vocabulary';
import { defineTable } from '../table';

type Status = StepStatus;

/** One row a journey: where it stands and what happened last. Holds nothing personal. */
export interface JourneyStandingRow {
  readonly account_id: string;
  readonly steps: Readonly<Record<OnboardingStep, Status>>;
  /** The step at hand; null once all are completed. */
  readonly step: OnboardingStep | null;
  /** `pending` before the first step was opened. */
  readonly step_status: 'pending' | 'inProgress' | null;
  /** Since when it stands there. */
  readonly since: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly last_event: JourneyEvent;
  /** The step that the last event names. */
  readonly last_event_step: OnboardingStep | null;
  readonly last_event_at: string;
  /** Place of the last event in the whole log. */
  readonly last_event_position: number;
  /** Place of the last event in the journey, from 1. */
  readonly last_event_number: number;
  readonly refusals: number;
  readonly refusal_step: OnboardingStep | null;
  readonly refusal_code: string | null;
  readonly refusal_at: string | null;
  readonly refusal_position: number | null;
}

/** Only staff who may see all accounts read it. */
export const journeyStandingsTable = defineTable<JourneyStandingRow>({
  name: 'journey_standings',
  primaryKey: 'account_id',
  columns: {
    account_id: { type: 'text' },
    steps: { type: 'jsonb' },
    step: { type: 'text', nullable: true },
    step_status: { type: 'text', nullable: true },
    since: { type: 'timestamptz' },
    started_at: { type: 'timestamptz' },
    finished_at: { type: 'timestamptz', nullable: true },
    last_event: { type: 'text' },
    last_event_step: { type: 'text', nullable: true },
    last_event_at: { type: 'timestamptz' },
    last_event_position: { type: 'bigint' },
    last_event_number: { type: 'integer' },
    refusals: { type: 'integer' },
    refusal_step: { type: 'text', nullable: true },
    refusal_code: { type: 'text', nullable: true },
    refusal_at: { type: 'timestamptz', nullable: true },
    refusal_position: { type: 'bigint', nullable: true },
  },
  indexes: [
    '(last_event_at, account_id) WHERE step IS NOT NULL',
    '(since, account_id) WHERE step IS NOT NULL',
    '(step, last_event_at) WHERE step IS NOT NULL',
  ],
  owner: 'nobody',
});
