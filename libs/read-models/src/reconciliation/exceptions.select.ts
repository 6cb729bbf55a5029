import type { ReconciliationAge, ReconciliationReason } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { effectiveCases } from './effective-cases';

/** Cases that need a person for one reason and have waited about as long. */
export interface ExceptionGroup {
  readonly reason: ReconciliationReason;
  readonly age: ReconciliationAge;
  readonly cases: number;
  /** Of those in pounds: the larger side of each. */
  readonly amount_pence: number;
  readonly oldest: string;
}

/** Everything that needs a person, by reason and age, the oldest first. */
export async function selectExceptions(
  database: Kysely<ReadModelDatabase>,
  now: Date,
): Promise<readonly ExceptionGroup[]> {
  const young = (days: number) => sql`since >= ${now}::timestamptz - make_interval(hours => ${days * 24}::integer)`;
  const { rows } = await sql<ExceptionGroup>`
    SELECT reason, age, count(*)::integer AS cases, min(since) AS oldest,
      coalesce(sum(amount_pence) FILTER (WHERE currency = 'gbp'), 0)::bigint AS amount_pence
    FROM (SELECT *, CASE WHEN ${young(1)} THEN 'upToOneDay' WHEN ${young(3)} THEN 'upToThreeDays'
        WHEN ${young(7)} THEN 'upToSevenDays' ELSE 'older' END AS age
      FROM ${effectiveCases({ needsPerson: 'yes', search: '', now })} AS found) AS aged
    GROUP BY reason, age ORDER BY min(since), reason`.execute(database);
  return rows;
}
