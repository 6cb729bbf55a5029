import { MOST_FOUND, type PaymentSort, type PaymentState, type SortOrder } from '@keelson/vocabulary';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { PAYMENT_STATE_SQL } from './payment-state';
import { paymentTerms } from './payment-terms';

/** Which payments; those that fit all of it. */
export interface PaymentFilter {
  readonly search: string;
  /** Whether the search looks at amounts too: not for readers who see none. */
  readonly amounts: boolean;
  readonly state?: PaymentState | undefined;
  /** First and last day in London, `YYYY-MM-DD`. */
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

export interface PaymentQuestion extends PaymentFilter {
  readonly sort: PaymentSort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Where nothing is searched for, counting stops here: who needs to know more exactly narrows the question. */
export const MOST_PAYMENTS_COUNTED = 5_000;

type Payments = SelectQueryBuilder<ReadModelDatabase, 'payments', object>;

/**
 * The rows of one page, and how many match, as far as they are counted. What a search finds may stand anywhere in an order
 * that has nothing to do with the search: of more than `MOST_FOUND` the newest alone are put in another order than the time's.
 */
export async function selectPayments(database: Kysely<ReadModelDatabase>, question: PaymentQuestion) {
  const most = isSearch(question) ? MOST_FOUND : MOST_PAYMENTS_COUNTED;
  const { counted, few } = await findPayments(database, question, most + 1);
  const { sort, order, page, size } = question;
  const piece = { sort, order, skip: (page - 1) * size, most: size };
  const newest = isSearch(question) && sort !== 'createdTime' ? MOST_FOUND : undefined;
  const wanted = few ? matching(EVERYTHING, { ...piece, among: few }) : matching(question, { ...piece, newest });
  const { rows: ids } = await sql<Found>`SELECT ${wanted} AS id`.execute(database);
  const rows = inOrder(ids, await rowsOf(database, ids));
  const more = counted > most;
  return {
    rows,
    matching: Math.min(counted, most),
    more,
    newestOnly: more && newest !== undefined,
  };
}

/** One payment, or nothing when the reader's scope does not include its account. */
export const selectPayment = (database: Kysely<ReadModelDatabase>, paymentId: string) =>
  database
    .withSchema('read_model')
    .selectFrom('payments')
    .selectAll()
    .select(STATE.as('state'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** A part of all payments that fit, newest first, and whether there are more behind its last. */
export async function selectPaymentPart(
  database: Kysely<ReadModelDatabase>,
  filter: PaymentFilter,
  { after, size }: { readonly after?: PaymentMark | undefined; readonly size: number },
) {
  const few = isSearch(filter) ? (await findPayments(database, filter, MOST_FOUND + 1)).few : null;
  let part = few ? found(database, few) : walked(database, filter);
  if (after !== undefined)
    part = part.where(sql<boolean>`(created_at, payment_id) < (${after.created_at}, ${after.payment_id})`);
  const rows = await part
    .selectAll()
    .select(STATE.as('state'))
    .orderBy('created_at', 'desc')
    .orderBy('payment_id', 'desc')
    .limit(size + 1)
    .execute();
  return { rows: rows.slice(0, size), more: rows.length > size };
}

/** Where a part ended. */
export interface PaymentMark {
  readonly created_at: string;
  readonly payment_id: string;
}

export type StatedPaymentRow = Awaited<ReturnType<typeof rowsOf>>[number];

const STATE = sql<PaymentState>`${sql.raw(PAYMENT_STATE_SQL)}`;
const EVERYTHING: PaymentFilter = { search: '', amounts: false };

const isSearch = ({ search }: PaymentFilter): boolean => search.trim() !== '';

interface FoundPayments {
  readonly counted: number;
  /** Ids of what a search found, where it is not more than a few: nobody need search for them again. */
  readonly few: readonly string[] | null;
}

async function findPayments(
  database: Kysely<ReadModelDatabase>,
  filter: PaymentFilter,
  most: number,
): Promise<FoundPayments> {
  const { rows } = await sql<FoundPayments>`
    SELECT count(*) AS counted,
      CASE WHEN ${isSearch(filter)}::boolean AND count(*) <= ${MOST_FOUND}::integer
        THEN coalesce(array_agg(id), '{}') END AS few
    FROM (SELECT ${matching(filter, { most })} AS id) AS found`.execute(database);
  return rows[0] ?? { counted: 0, few: null };
}

interface Piece extends Partial<Pick<PaymentQuestion, 'sort' | 'order'>> {
  /** Of these alone. */
  readonly among?: readonly string[];
  /** Of so many of the newest that fit alone. */
  readonly newest?: number | undefined;
  readonly skip?: number;
  readonly most: number;
}

const matching = (filter: PaymentFilter, { sort, order, skip = 0, most, among, newest }: Piece) =>
  sql`read_model.payments_matching(${among ?? null}::text[], ${JSON.stringify(paymentTerms(filter.search, filter.amounts))}::jsonb,
    ${filter.state ?? null}::text, ${begin(filter)}, ${end(filter)},
    ${newest ?? null}::integer, ${sort ?? ''}::text, ${order === 'desc'}::boolean, ${skip}::integer, ${most}::integer)`;

interface Found {
  readonly id: string;
}

const rowsOf = (database: Kysely<ReadModelDatabase>, ids: readonly Found[]) =>
  database
    .withSchema('read_model')
    .selectFrom('payments')
    .selectAll()
    .select(STATE.as('state'))
    .where('payment_id', '=', sql<string>`ANY(${ids.map(({ id }) => id)}::text[])`)
    .execute();

function inOrder(ids: readonly Found[], rows: readonly StatedPaymentRow[]): readonly StatedPaymentRow[] {
  const byId = new Map(rows.map((row) => [row.payment_id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

const found = (database: Kysely<ReadModelDatabase>, ids: readonly string[]): Payments =>
  database
    .withSchema('read_model')
    .selectFrom('payments')
    .where('payment_id', '=', sql<string>`ANY(${ids}::text[])`);

function walked(database: Kysely<ReadModelDatabase>, filter: PaymentFilter): Payments {
  let payments: Payments = database.withSchema('read_model').selectFrom('payments');
  if (filter.fromDate !== undefined) payments = payments.where(sql<boolean>`created_at >= ${begin(filter)}`);
  if (filter.toDate !== undefined) payments = payments.where(sql<boolean>`created_at < ${end(filter)}`);
  if (filter.state !== undefined) payments = payments.where(STATE, '=', filter.state);
  for (const { like, pence, states } of paymentTerms(filter.search, filter.amounts))
    payments = payments.where(
      sql<boolean>`(search LIKE ${like} OR gross_pence = ${pence}::bigint OR ${STATE} = ANY (${states}::text[]))`,
    );
  return payments;
}

const begin = ({ fromDate }: PaymentFilter) => midnight(fromDate, 0);
const end = ({ toDate }: PaymentFilter) => midnight(toDate, 1);

const midnight = (day: string | undefined, daysLater: number) =>
  sql`((${day ?? null}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/London')`;
