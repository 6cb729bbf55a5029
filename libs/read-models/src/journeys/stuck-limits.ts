import type { OnboardingStep } from '@keelson/vocabulary';
import { sql } from 'kysely';

interface Limit {
  readonly step: OnboardingStep;
  readonly stuckAfterSeconds: number;
}

/**
 * Joins `limits` to `standing`: one row a step with its `number` and the moment `stuck_before`. The inner join leaves
 * out finished journeys. Who did nothing since that moment is stuck.
 */
export function stuckLimits(limits: readonly Limit[], now: Date) {
  const rows = limits.map(({ step, stuckAfterSeconds }, index) => {
    const before = new Date(now.getTime() - stuckAfterSeconds * 1000).toISOString();
    return sql`(${step}::text, ${index + 1}::int, ${before}::timestamptz)`;
  });
  return {
    join: sql`join (values ${sql.join(rows)}) as limits(step, number, stuck_before) on limits.step = standing.step`,
    isStuck: sql<boolean>`(standing.last_event_at < limits.stuck_before)`,
  };
}
