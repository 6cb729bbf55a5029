import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { stuckLimits } from './stuck-limits';

/** How one step is passed, over all journeys. */
export interface StepPassage {
  readonly step: OnboardingStep;
  /** Journeys that came as far. */
  readonly reached: number;
  readonly completed: number;
  /** The time that half of those who completed it stayed below, by nearest rank; null while nobody has. */
  readonly medianSeconds: number | null;
  /** The time that nine of ten stayed below. */
  readonly slowestTenthSeconds: number | null;
  /** Without an event for longer than this, a customer counts as stuck. */
  readonly stuckAfterSeconds: number;
}

/** Nobody counts as stuck sooner than this, however fast a step is. */
export const LEAST_STUCK_SECONDS = 86_400;

interface Measured {
  readonly reached: string;
  readonly completed: string;
  readonly times: string;
}

const measuredAs = (step: OnboardingStep): Measured => ({
  reached: `${step}_reached`,
  completed: `${step}_completed`,
  times: `${step}_times`,
});

/** Every step in its order; one pass over all journeys. */
export async function selectStepPassages(database: Kysely<ReadModelDatabase>) {
  const row = (await database
    .withSchema('read_model')
    .selectFrom('journey_step_times')
    .select(({ fn }) => fn.countAll<number>().as('journeys'))
    .select(
      ONBOARDING_STEPS.flatMap((step) => {
        const as = measuredAs(step);
        return [
          sql<number>`count(${sql.ref(`${step}_entered_at`)})`.as(as.reached),
          sql<number>`count(${sql.ref(`${step}_completed_at`)})`.as(as.completed),
          sql<
            number[] | null
          >`percentile_disc(array[0.5, 0.9]) within group (order by ${sql.ref(`${step}_seconds`)})`.as(as.times),
        ];
      }),
    )
    .executeTakeFirstOrThrow()) as Readonly<Record<string, unknown>>;
  const passages = ONBOARDING_STEPS.map((step) => passageOf(step, row));
  return { journeys: Number(row['journeys']), passages };
}

function passageOf(step: OnboardingStep, row: Readonly<Record<string, unknown>>): StepPassage {
  const as = measuredAs(step);
  const [median = null, slowestTenth = null] = (row[as.times] as readonly (number | null)[] | null) ?? [];
  return {
    step,
    reached: Number(row[as.reached]),
    completed: Number(row[as.completed]),
    medianSeconds: median,
    slowestTenthSeconds: slowestTenth,
    stuckAfterSeconds: Math.max(LEAST_STUCK_SECONDS, slowestTenth ?? 0),
  };
}

export interface StepCrowd {
  readonly step: OnboardingStep;
  /** Customers whose step at hand it is. */
  readonly here: number;
  readonly stuck: number;
}

/** Who is under way, by the step at hand; steps without anybody are left out. */
export async function selectStepCrowds(
  database: Kysely<ReadModelDatabase>,
  passages: readonly StepPassage[],
  now: Date,
): Promise<readonly StepCrowd[]> {
  const { join, isStuck } = stuckLimits(passages, now);
  const { rows } = await sql<StepCrowd>`
    select standing.step, count(*) as here, count(*) filter (where ${isStuck}) as stuck
    from read_model.journey_standings as standing ${join}
    group by standing.step`.execute(database);
  return rows;
}

/** Customers who have registered and not confirmed their address, so that their journey has not begun. */
export async function selectUnconfirmed(database: Kysely<ReadModelDatabase>): Promise<number> {
  const { number } = await database
    .withSchema('read_model')
    .selectFrom('customers')
    .where('email_verified_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}
