import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';

/** Which payments; those that fit all of it. */
export interface PaymentFilter {
  readonly search: string;
  /** First and last day in London, `YYYY-MM-DD`. */
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
}

export interface PaymentQuestion extends PaymentFilter {
  readonly sort:
    'name' | 'createdTime' | 'subscriptionType' | 'username' | 'paymentId' | 'invoiceId' | 'amount' | 'status';
  readonly order: 'asc' | 'desc';
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** Counting stops here: who needs to know more exactly narrows the question. */
export const MOST_PAYMENTS_COUNTED = 10_000;

/** Up to so many are found first and put in order then; more are walked through in their order. */
const FEW = 2_000;
const MOST_TERMS = 8;

type Payments = SelectQueryBuilder<ReadModelDatabase, 'payments', object>;

/** The rows of one page, and how many match, as far as they are counted. */
export async function selectPayments(database: Kysely<ReadModelDatabase>, question: PaymentQuestion) {
  const patterns = patternsOf(question.search);
  const counted = await countPayments(database, question, patterns);
  const few = patterns.length > 0 && counted <= FEW;
  const rows = await orderedBy(
    few ? found(database, question, patterns) : walked(database, question, patterns),
    question,
  )
    .selectAll()
    .limit(question.size)
    .offset((question.page - 1) * question.size)
    .execute();
  return {
    rows,
    matching: Math.min(counted, MOST_PAYMENTS_COUNTED),
    more: counted > MOST_PAYMENTS_COUNTED,
  };
}

/** One payment, or nothing when the reader's reach does not include its account. */
export const selectPayment = (database: Kysely<ReadModelDatabase>, paymentId: string) =>
  database
    .withSchema('read_model')
    .selectFrom('payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();

/** A part of all payments that fit, newest first, and whether there are more behind its last. */
export async function selectPaymentPart(
  database: Kysely<ReadModelDatabase>,
  filter: PaymentFilter,
  { after, size }: { readonly after?: PaymentMark | undefined; readonly size: number },
) {
  const newest = { sort: 'createdTime', order: 'desc' } as const;
  const patterns = patternsOf(filter.search);
  const few = patterns.length > 0 && (await countPayments(database, filter, patterns, FEW + 1)) <= FEW;
  const payments = few ? found(database, filter, patterns) : walked(database, filter, patterns);
  let part = orderedBy(payments, newest).selectAll();
  if (after !== undefined)
    part = part.where(sql<boolean>`(created_at, payment_id) < (${after.created_at}, ${after.payment_id})`);
  const rows = await part.limit(size + 1).execute();
  return { rows: rows.slice(0, size), more: rows.length > size };
}

/** Where a part ended. */
export interface PaymentMark {
  readonly created_at: string;
  readonly payment_id: string;
}

async function countPayments(
  database: Kysely<ReadModelDatabase>,
  filter: PaymentFilter,
  patterns: readonly string[],
  most = MOST_PAYMENTS_COUNTED + 1,
): Promise<number> {
  const some =
    patterns.length > 0
      ? sql`SELECT ${matching(filter, patterns, most)}`
      : walked(database, filter, []).select('payment_id').limit(most);
  const { rows } = await sql<{ number: number }>`SELECT count(*) AS number FROM (${some}) AS counted`.execute(database);
  return Number(rows[0]?.number ?? 0);
}

const matching = (filter: PaymentFilter, patterns: readonly string[], most: number) =>
  sql`read_model.payments_matching(${patterns}::text[], ${begin(filter)}, ${end(filter)}, ${most}::integer)`;

const found = (database: Kysely<ReadModelDatabase>, filter: PaymentFilter, patterns: readonly string[]): Payments =>
  database
    .withSchema('read_model')
    .selectFrom('payments')
    .where('payment_id', 'in', sql<string>`(SELECT ${matching(filter, patterns, FEW)})`);

function walked(database: Kysely<ReadModelDatabase>, filter: PaymentFilter, patterns: readonly string[]): Payments {
  let payments: Payments = database.withSchema('read_model').selectFrom('payments');
  if (filter.fromDate !== undefined) payments = payments.where(sql<boolean>`created_at >= ${begin(filter)}`);
  if (filter.toDate !== undefined) payments = payments.where(sql<boolean>`created_at < ${end(filter)}`);
  for (const pattern of patterns) payments = payments.where('search', 'like', pattern);
  return payments;
}

/** Two letters make no trigram inside a word: they are looked for where a word begins. */
const patternsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_TERMS)
    .map((term) => `%${term.length < 3 ? ' ' : ''}${term.replace(/[\\%_]/g, '\\$&')}%`);

const begin = ({ fromDate }: PaymentFilter) => midnight(fromDate, 0);
const end = ({ toDate }: PaymentFilter) => midnight(toDate, 1);

const midnight = (day: string | undefined, daysLater: number) =>
  sql`((${day ?? null}::date + ${daysLater}::int)::timestamp AT TIME ZONE 'Europe/London')`;

/** Each order is that of an index, forwards or backwards, so that a page is read without sorting. */
function orderedBy(payments: Payments, { sort, order }: Pick<PaymentQuestion, 'sort' | 'order'>): Payments {
  const to = sql.raw(order);
  const back = sql.raw(order === 'asc' ? 'desc' : 'asc');
  const by = (...parts: readonly RawBuilder<unknown>[]) => payments.orderBy(sql.join(parts));
  switch (sort) {
    case 'createdTime':
      return by(sql`created_at ${to}`, sql`payment_id ${to}`);
    case 'paymentId':
      return by(sql`payment_id ${to}`);
    case 'name':
      return by(sql`lower(name) ${to}`, sql`payment_id ${to}`);
    case 'username':
      return by(sql`lower(email) ${to}`, sql`payment_id ${to}`);
    case 'amount':
      return by(sql`gross_pence ${to}`, sql`payment_id ${to}`);
    case 'invoiceId':
      return by(sql`invoice_number ${to}`, sql`payment_id ${to}`);
    case 'subscriptionType':
      return by(sql`plan ${to}`, sql`created_at ${back}`, sql`payment_id ${back}`);
    case 'status':
      return by(sql`status ${to}`, sql`created_at ${back}`, sql`payment_id ${back}`);
  }
}
