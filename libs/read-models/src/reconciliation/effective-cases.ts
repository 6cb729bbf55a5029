import type { ReconciliationKind, ReconciliationReason, ReconciliationState } from '@keelson/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import { behind, type CaseMark, type CaseOrder, orderOf } from './case-order';
import { AMONG_LATE, closedMonth, PAYMENT_IS_LATE, PAYOUT_IS_LATE, shownMonth } from './closed-months';
import { indexedPattern, penceOfTerm, searchTerms } from '../search-terms';

export interface CaseFilter {
  readonly needsPerson?: 'yes' | 'no' | undefined;
  readonly state?: ReconciliationState | undefined;
  readonly reason?: ReconciliationReason | undefined;
  readonly month?: string | undefined;
  /** An account, or nobody. */
  readonly assignee?: string | null | undefined;
  readonly search: string;
  readonly now: Date;
}

/** A case as the lists show it: with what only several rows together tell. */
export interface EffectiveCase {
  readonly case_id: string;
  readonly kind: ReconciliationKind;
  readonly state: ReconciliationState;
  readonly reason: ReconciliationReason | null;
  readonly needs_person: boolean;
  readonly settled: boolean;
  readonly waits_until: string | null;
  readonly since: string;
  /** Under which it is shown and counted: of an exception to a closed month an open one. */
  readonly month: string;
  readonly own_month: string;
  /** The closed month that it is an exception to. */
  readonly closed_month: string | null;
  readonly ours_pence: number | null;
  readonly provider_pence: number | null;
  readonly gap_pence: number;
  readonly amount_pence: number;
  readonly currency: string;
  readonly account_id: string | null;
  readonly order_id: string | null;
  readonly assignee: string | null;
}

const EXTRAS = sql`SELECT jsonb_array_elements_text(extras) FROM read_model.reconciliation_claims WHERE paid_twice`;

/** Whether another payment has paid the order or invoice of this one before, and nobody settled that: asked of many rows. */
export const PAID_AGAIN = sql<boolean>`(NOT settled AND reason IS DISTINCT FROM 'changedSinceDecision'
  AND case_id IN (${EXTRAS}))`;

/** The same as an array, by which an index finds the few. */
const AMONG_EXTRAS = sql`case_id = ANY(ARRAY(${EXTRAS}))`;

const needing = (now: Date) =>
  sql`(${PAID_AGAIN} OR (reason IS NULL AND ${PAYMENT_IS_LATE})
    OR (reason IS NOT NULL AND (waits_until IS NULL OR waits_until <= ${now})))`;

/** What one page of a list by age takes, so that its index is walked and no further than to the end of the page. */
export interface CaseSlice extends CaseOrder {
  readonly at?: CaseMark | undefined;
  readonly size: number;
}

/** The cases that fit, as a query in brackets. Conditions stand inside, where the indexes are. */
export function effectiveCases(filter: CaseFilter, slice?: CaseSlice): RawBuilder<EffectiveCase> {
  const { needsPerson, state, reason } = filter;
  const outer = [
    ...(needsPerson ? [sql`needs_person = ${needsPerson === 'yes'}`] : []),
    ...(state ? [sql`state = ${state}`] : []),
    ...(reason ? [sql`needs_person AND reason = ${reason}`] : []),
  ];
  return sql`(SELECT * FROM (
    SELECT case_id, 'payment' AS kind,
      CASE WHEN again THEN 'Duplicate' ELSE state END AS state,
      CASE WHEN again THEN 'duplicate' WHEN reason IS NULL AND needing THEN 'changedSinceClose' ELSE reason END AS reason,
      needing AS needs_person, settled, waits_until, since, ${shownMonth(sql`needing`)} AS month, month AS own_month,
      ${closedMonth(sql`needing`)} AS closed_month, ours_pence::bigint AS ours_pence,
      provider_pence::bigint AS provider_pence, gap_pence::bigint AS gap_pence, amount_pence::bigint AS amount_pence,
      currency, account_id, order_id, assignee
    FROM (${paymentsOf(filter, slice)}) AS payments
    UNION ALL
    SELECT payout_id, 'payout', state, coalesce(reason, 'changedSinceClose'), true, settled, NULL, arrives_at,
      ${shownMonth(sql`true`)}, month, ${closedMonth(sql`true`)}, ours_pence, provider_pence, gap_pence, amount_pence,
      currency, NULL, NULL, assignee
    FROM read_model.reconciliation_payouts WHERE ${all(payoutConditions(filter))}) AS cases
    WHERE ${all(outer)})`;
}

/** In parts, each of which an index finds in order. */
const paymentsOf = (filter: CaseFilter, slice: CaseSlice | undefined): RawBuilder<unknown> =>
  sql.join(
    monthParts(filter).map(
      (part) => sql`(SELECT *, ${PAID_AGAIN} AS again, ${needing(filter.now)} AS needing
        FROM read_model.reconciliation_cases
        WHERE ${all([...paymentConditions(filter), ...part])}${sliced(filter, slice)})`,
    ),
    sql` UNION ALL `,
  );

/** Exceptions are those of the month under which they count; everything else also stands in its own. */
function monthParts({ month, needsPerson, now }: CaseFilter): readonly (readonly RawBuilder<unknown>[])[] {
  if (month === undefined) return [[]];
  const shownIn = sql`${shownMonth(needing(now))} = ${month}`;
  return needsPerson === 'yes'
    ? [[sql`(month = ${month} OR ${MAY_NEED})`, shownIn]]
    : [[sql`month = ${month}`], [sql`month <> ${month}`, MAY_NEED, shownIn]];
}

/** Where the conditions inside say all, and the order is that of an index. */
function sliced({ reason, state }: CaseFilter, slice: CaseSlice | undefined): RawBuilder<unknown> {
  if (slice?.sort !== 'age' || reason || state === 'Duplicate') return sql``;
  return sql` AND ${behind(slice, slice.at)} ${orderOf(slice)} LIMIT ${slice.size + 1}`;
}

const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `);

function paymentConditions(filter: CaseFilter) {
  const { needsPerson, state, reason, search, now } = filter;
  const conditions = [sql`state IS NOT NULL`, ...assigned(filter)];
  if (needsPerson === 'yes') conditions.push(needing(now));
  if (needsPerson === 'no') conditions.push(sql`NOT ${needing(now)}`);
  if (needsPerson === 'yes' || reason) conditions.push(MAY_NEED);
  if (state === 'Duplicate') conditions.push(sql`(state = 'Duplicate' OR ${AMONG_EXTRAS})`);
  else if (state) conditions.push(sql`state = ${state} AND NOT ${PAID_AGAIN}`);
  if (search.trim() !== '') conditions.push(found(search));
  return conditions;
}

/** By indexes: no other payment needs a person. */
const MAY_NEED = sql`(reason IS NOT NULL OR ${AMONG_EXTRAS} OR ${AMONG_LATE})`;

/** Of the payouts only those that somebody has to look at: the others have a list of their own. */
function payoutConditions(filter: CaseFilter) {
  const conditions = [sql`(reason IS NOT NULL OR ${PAYOUT_IS_LATE})`, sql`state IS NOT NULL`, ...assigned(filter)];
  if (filter.needsPerson === 'no') conditions.push(sql`false`);
  if (filter.month !== undefined) conditions.push(payoutInMonth(filter));
  const asked = filter.search.trim();
  if (asked !== '') conditions.push(sql`(payout_id = ${asked} OR amount_pence = ${penceOfTerm(asked)}::bigint)`);
  return conditions;
}

const payoutInMonth = ({ month, needsPerson }: CaseFilter): RawBuilder<unknown> =>
  needsPerson === 'yes'
    ? sql`${shownMonth(sql`true`)} = ${month}`
    : sql`(month = ${month} OR ${shownMonth(sql`true`)} = ${month})`;

const assigned = ({ assignee }: CaseFilter): RawBuilder<unknown>[] =>
  assignee === undefined ? [] : [assignee === null ? sql`assignee IS NULL` : sql`assignee = ${assignee}`];

/** Names and addresses are found as in the payment history; so many of them and no more. */
const MOST_BY_NAME = 500;

/** By an id of either side, an amount, or who paid. */
function found(search: string): RawBuilder<unknown> {
  const asked = search.trim();
  const terms = searchTerms(asked).map((term) => ({
    ...{ like: indexedPattern(term), pence: penceOfTerm(term), states: [] },
  }));
  return sql`(case_id = ${asked} OR account_id = ${asked} OR order_id = ${asked}
    OR ours_pence = ${penceOfTerm(asked)}::bigint OR provider_pence = ${penceOfTerm(asked)}::bigint
    OR case_id = ANY(ARRAY(
      SELECT charge.case_id FROM read_model.reconciliation_lines line
      JOIN read_model.reconciliation_objects o ON o.object_id = line.source_id
      JOIN read_model.reconciliation_objects charge ON charge.object_id = o.charge_id
      WHERE line.payout_id = ${asked} OR line.transaction_id = ${asked}))
    OR case_id = ANY(ARRAY(
      SELECT charge.case_id FROM read_model.reconciliation_objects o
      JOIN read_model.reconciliation_objects charge ON charge.object_id = o.charge_id
      WHERE o.object_id = ${asked}))
    OR case_id = ANY(ARRAY(
      SELECT read_model.payments_matching(NULL, ${JSON.stringify(terms)}::jsonb, NULL, NULL, NULL, NULL, '', true, 0,
        ${MOST_BY_NAME}::integer))))`;
}
