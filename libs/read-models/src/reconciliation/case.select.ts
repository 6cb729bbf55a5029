import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { closedMonth, PAYMENT_IS_LATE, PAYOUT_IS_LATE, shownMonth } from './closed-months';
import { type EffectiveCase, PAID_AGAIN } from './effective-cases';

/** Of a row that needs a person: the month under which it counts, and the closed one that it belongs to. */
const EXCEPTION_OF = [shownMonth(sql`true`).as('shown_month'), closedMonth(sql`true`).as('closed_month')] as const;

/** One payment with how it stands among those that have its order; `undefined` where it is not known. */
export async function selectCase(database: Kysely<ReadModelDatabase>, caseId: string) {
  return await database
    .withSchema('read_model')
    .selectFrom('reconciliation_cases')
    .selectAll()
    .select([PAID_AGAIN.as('paid_again'), PAYMENT_IS_LATE.as('late'), ...EXCEPTION_OF])
    .where('case_id', '=', caseId)
    .executeTakeFirst();
}

export type SelectedCase = NonNullable<Awaited<ReturnType<typeof selectCase>>>;

/** One payout with how it stands to its month; `undefined` where it is not known. */
export async function selectPayoutCase(database: Kysely<ReadModelDatabase>, payoutId: string) {
  return await database
    .withSchema('read_model')
    .selectFrom('reconciliation_payouts')
    .selectAll()
    .select([PAYOUT_IS_LATE.as('late'), ...EXCEPTION_OF])
    .where('payout_id', '=', payoutId)
    .executeTakeFirst();
}

export type SelectedPayout = NonNullable<Awaited<ReturnType<typeof selectPayoutCase>>>;

type OfMonth = Pick<EffectiveCase, 'month' | 'closed_month'>;
type Standing = Pick<EffectiveCase, 'reason' | 'needs_person'> & OfMonth & { readonly state: SelectedCase['state'] };

/** State and reason of a payment, as the lists show them. */
export function effectiveOf(row: SelectedCase, now: Date): Standing {
  const needing = (state: SelectedCase['state'], reason: EffectiveCase['reason']): Standing => ({
    ...{ state, reason, needs_person: true, month: row.shown_month, closed_month: row.closed_month },
  });
  if (row.paid_again) return needing('Duplicate', 'duplicate');
  if (row.reason === null && row.late) return needing(row.state, 'changedSinceClose');
  const waits = row.waits_until !== null && Date.parse(row.waits_until) > now.getTime();
  if (row.reason !== null && !waits) return needing(row.state, row.reason);
  return { state: row.state, reason: row.reason, needs_person: false, month: row.month, closed_month: null };
}

/** Reason and month of a payout, as the lists show them. */
export function effectivePayout(row: SelectedPayout): Pick<EffectiveCase, 'reason' | 'closed_month'> & {
  readonly month: string | null;
} {
  const reason = row.reason ?? (row.late ? 'changedSinceClose' : null);
  return reason === null
    ? { reason, month: row.month, closed_month: null }
    : { reason, month: row.shown_month, closed_month: row.closed_month };
}

/** Refunds and disputes of these charges. */
export const selectObjects = (database: Kysely<ReadModelDatabase>, chargeIds: readonly string[]) =>
  database
    .withSchema('read_model')
    .selectFrom('reconciliation_objects')
    .selectAll()
    .where('charge_id', '=', sql<string>`ANY(${chargeIds}::text[])`)
    .orderBy('created_at')
    .orderBy('object_id')
    .execute();

/** Lines of the balance that charges, refunds and disputes made, oldest first. */
export const selectTransactions = (database: Kysely<ReadModelDatabase>, sourceIds: readonly string[]) =>
  database
    .withSchema('read_model')
    .selectFrom('reconciliation_lines')
    .selectAll()
    .where('source_id', '=', sql<string>`ANY(${sourceIds}::text[])`)
    .orderBy('created_at')
    .orderBy('transaction_id')
    .execute();

/** The name of who paid; `null` where the payment is not known here. */
export async function selectPayerName(database: Kysely<ReadModelDatabase>, paymentId: string): Promise<string | null> {
  const row = await database
    .withSchema('read_model')
    .selectFrom('payments')
    .select('name')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** What these people are called, by account. */
export async function selectActorNames(
  database: Kysely<ReadModelDatabase>,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .withSchema('read_model')
    .selectFrom('actor_names')
    .select(['account_id', 'name'])
    .where('account_id', '=', sql<string>`ANY(${accountIds}::text[])`)
    .execute();
  return new Map(rows.map(({ account_id, name }) => [account_id, name]));
}
