import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { customerLabels } from './customer-labels';
import { customersOf } from './partner-relations.select';

/** Hours without an event at a step after which a customer counts as stuck, like in the stuck-step finder. */
const STUCK_AFTER_HOURS = 24;

/** Over all customers of one partner within the reader's scope, whatever is searched for. */
export function selectPartnerTotals(database: Kysely<ReadModelDatabase>, partnerId: string, now: Date) {
  const { paymentStatus } = customerLabels(now);
  const since = sql<Date>`${now.toISOString()}::timestamptz - make_interval(hours => ${sql.lit(STUCK_AFTER_HOURS)})`;
  return database
    .withSchema('read_model')
    .selectFrom('customers')
    .where('account_id', 'in', customersOf(database, partnerId))
    .select(({ fn }) => [
      fn.countAll<number>().as('customers'),
      sql<number>`count(*) filter (where ${paymentStatus} = 'Trial')`.as('on_trial'),
      sql<number>`count(*) filter (where ${paymentStatus} = 'Paid')`.as('paid'),
      sql<number>`count(*) filter (where onboarding_step is not null and coalesce(onboarding_at, registered_at) < ${since})`.as(
        'stuck',
      ),
    ])
    .executeTakeFirstOrThrow();
}
