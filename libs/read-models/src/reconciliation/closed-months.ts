import { type RawBuilder, sql } from 'kysely';

/** The months that are closed, few, as an array. */
const CLOSED = sql`ARRAY(SELECT month FROM read_model.reconciliation_months)`;

/** Whether the month of a row is closed. */
export const IN_CLOSED_MONTH = sql<boolean>`(month = ANY(${CLOSED}))`;

/** Cases that changed after their month was closed and that nobody has settled as they are: by an index, month by month. */
const lateOnes = (table: 'reconciliation_cases' | 'reconciliation_payouts', id: 'case_id' | 'payout_id') =>
  sql`SELECT late.id FROM read_model.reconciliation_months closed CROSS JOIN LATERAL (
    SELECT ${sql.ref(id)} AS id FROM read_model.${sql.ref(table)} AS one
    WHERE one.month = closed.month AND one.changed_position > closed.position AND NOT one.settled
      AND one.state IS NOT NULL OFFSET 0) AS late`;

const LATE_PAYMENTS = lateOnes('reconciliation_cases', 'case_id');
const LATE_PAYOUTS = lateOnes('reconciliation_payouts', 'payout_id');

/** Asked of many rows. */
export const PAYMENT_IS_LATE = sql<boolean>`(case_id IN (${LATE_PAYMENTS}))`;
export const PAYOUT_IS_LATE = sql<boolean>`(payout_id IN (${LATE_PAYOUTS}))`;

/** The same as an array, by which an index finds the few. */
export const AMONG_LATE = sql`case_id = ANY(ARRAY(${LATE_PAYMENTS}))`;

/** The first month behind every closed one. */
const FIRST_OPEN = sql`(SELECT to_char(to_date(max(month), 'YYYY-MM') + interval '1 month', 'YYYY-MM')
  FROM read_model.reconciliation_months)`;

/** Where an exception of a closed month counts: in the month in which the change came, or the first open one after it. */
const COUNTED_IN = sql`greatest(to_char(changed_at AT TIME ZONE 'Europe/London', 'YYYY-MM'), ${FIRST_OPEN})`;

/** The month under which a row is shown: an exception never stands in a month that is closed. */
export const shownMonth = (needsPerson: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`CASE WHEN ${needsPerson} AND ${IN_CLOSED_MONTH} THEN ${COUNTED_IN} ELSE month END`;

/** The closed month to which an exception of an open one belongs; else null. */
export const closedMonth = (needsPerson: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`CASE WHEN ${needsPerson} AND ${IN_CLOSED_MONTH} THEN month END`;
