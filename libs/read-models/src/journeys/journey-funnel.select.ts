import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { stuckLimits } from './stuck-limits';

/** How one step is passed, over all journeys. */
export interface StepPassage {
  readonly step: OnboardingStep;
  /** Journeys that came as far, or further. */
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

/**
 * How far a journey came, from 1: the last step that was entered or is at hand. A step at hand may not be opened yet, and
 * one that was completed with a later one may never have been entered, so that a step is reached with every later one.
 */
const furthest = () => {
  const entered = ONBOARDING_STEPS.map(
    (step, index) => sql`when ${sql.ref(`${step}_entered_at`)} is not null then ${sql.lit(index + 1)}`,
  ).reverse();
  const steps = sql.join(ONBOARDING_STEPS.map((step) => sql`${step}::text`));
  return sql`greatest(coalesce(array_position(array[${steps}], standing.step), 0), case ${sql.join(entered, sql` `)} else 0 end)`;
};

/** Every step in its order; one pass over all journeys. Reached are never fewer than are there or have gone on. */
export async function selectStepPassages(database: Kysely<ReadModelDatabase>) {
  const columns = ONBOARDING_STEPS.flatMap((step, index) => {
    const as = measuredAs(step);
    return [
      sql`count(*) filter (where furthest >= ${sql.lit(index + 1)}) as ${sql.ref(as.reached)}`,
      sql`count(${sql.ref(`${step}_completed_at`)}) as ${sql.ref(as.completed)}`,
      sql`percentile_disc(array[0.5, 0.9]) within group (order by ${sql.ref(`${step}_seconds`)}) as ${sql.ref(as.times)}`,
    ];
  });
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select count(*) as journeys, count(finished_at) as finished, ${sql.join(columns)}
    from (
      select times.*, standing.finished_at, ${furthest()} as furthest
      from read_model.journey_step_times as times
      full join read_model.journey_standings as standing on standing.account_id = times.account_id
    ) as journey`.execute(database);
  const row = rows[0] ?? {};
  const passages = ONBOARDING_STEPS.map((step) => passageOf(step, row));
  return { journeys: Number(row['journeys']), finished: Number(row['finished']), passages };
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
