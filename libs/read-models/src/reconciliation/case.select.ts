import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { type EffectiveCase, PAID_AGAIN } from './effective-cases';

/** One payment with how it stands among those that have its order; `undefined` where it is not known. */
export async function selectCase(database: Kysely<ReadModelDatabase>, caseId: string) {
  return await database
    .withSchema('read_model')
    .selectFrom('reconciliation_cases')
    .selectAll()
    .select(PAID_AGAIN.as('paid_again'))
    .where('case_id', '=', caseId)
    .executeTakeFirst();
}

export type SelectedCase = NonNullable<Awaited<ReturnType<typeof selectCase>>>;

/** State and reason of a payment, as the lists show them. */
export function effectiveOf(
  row: SelectedCase,
  now: Date,
): Pick<EffectiveCase, 'reason' | 'needs_person'> & {
  readonly state: SelectedCase['state'];
} {
  if (row.paid_again) return { state: 'Duplicate', reason: 'duplicate', needs_person: true };
  const waits = row.waits_until !== null && Date.parse(row.waits_until) > now.getTime();
  return { state: row.state, reason: row.reason, needs_person: row.reason !== null && !waits };
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
