import type { AccountStatus, CustomerSort, SortOrder } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { customerLabels, type CustomerLabels } from './customer-labels';
import { customersOf } from './partner-relations.select';

export interface CustomerQuestion {
  readonly search: string;
  /** Only the customers of this channel partner. */
  readonly partnerId?: string | undefined;
  readonly status?: AccountStatus | undefined;
  readonly sort: CustomerSort | 'companyName';
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

type Customers = SelectQueryBuilder<ReadModelDatabase, 'customers', object>;

const MOST_TERMS = 8;

/** The rows of one page with their labels, and how many match. */
export async function selectCustomers(database: Kysely<ReadModelDatabase>, question: CustomerQuestion) {
  const labels = customerLabels(question.now);
  const matching = filtered(database, question, labels);
  const rows = await withLabels(matching, labels)
    .orderBy(orderOf(question, labels))
    .orderBy('account_id', question.order)
    .limit(question.size)
    .offset((question.page - 1) * question.size)
    .execute();
  const { number } = await matching.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return { rows, matching: number };
}

export type LabelledCustomer = Awaited<ReturnType<typeof selectCustomers>>['rows'][number];

/** One customer, or nothing when the reader's scope does not include the account. */
export function selectCustomer(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  now: Date,
): Promise<LabelledCustomer | undefined> {
  const one = database.withSchema('read_model').selectFrom('customers').where('account_id', '=', accountId);
  return withLabels(one, customerLabels(now)).executeTakeFirst();
}

/** Over all customers within the scope, whatever is searched for. */
export function selectCustomerTotals(database: Kysely<ReadModelDatabase>, now: Date) {
  const { paymentStatus } = customerLabels(now);
  return database
    .withSchema('read_model')
    .selectFrom('customers')
    .select(({ fn }) => [
      fn.countAll<number>().as('customers'),
      sql<number>`count(*) filter (where ${paymentStatus} = 'Trial')`.as('on_trial'),
      sql<number>`count(*) filter (where deletion_at is not null)`.as('under_deletion'),
    ])
    .executeTakeFirstOrThrow();
}

const withLabels = (customers: Customers, labels: CustomerLabels) =>
  customers
    .selectAll()
    .select([
      labels.subscriptionType.as('subscription_type'),
      labels.paymentStatus.as('payment_status'),
      labels.trialExpired.as('trial_expired'),
      labels.status.as('status'),
    ]);

function filtered(database: Kysely<ReadModelDatabase>, question: CustomerQuestion, labels: CustomerLabels): Customers {
  const words = sql<string>`lower(concat(' ', ${labels.subscriptionType}, ' ', ${labels.paymentStatus}, ' ', ${labels.status}))`;
  let matching: Customers = database.withSchema('read_model').selectFrom('customers');
  if (question.partnerId !== undefined)
    matching = matching.where('account_id', 'in', customersOf(database, question.partnerId));
  if (question.status !== undefined) matching = matching.where(labels.status, '=', question.status);
  for (const term of termsOf(question.search)) {
    // A label matches from the beginning of a word, or "active" would find the inactive too.
    matching = matching.where(sql<boolean>`(search like ${`%${term}%`} or ${words} like ${`% ${term}%`})`);
  }
  return matching;
}

const termsOf = (search: string): readonly string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_TERMS)
    .map((term) => term.replace(/[\\%_]/g, '\\$&'));

function orderOf({ sort, order }: CustomerQuestion, labels: CustomerLabels): RawBuilder<unknown> {
  const direction = sql.raw(order);
  switch (sort) {
    case 'name':
      return sql`lower(name) ${direction}`;
    case 'companyName':
      return sql`lower(company_name) ${direction}`;
    case 'email':
      return sql`lower(email) ${direction}`;
    case 'created':
      return sql`registered_at ${direction}`;
    case 'lastLogin':
      return order === 'desc' ? sql`last_login_at desc nulls last` : sql`last_login_at asc nulls first`;
    case 'subscriptionType':
      return sql`${labels.subscriptionType} ${direction}, trial_ends_at ${direction}`;
    case 'paymentStatus':
      return sql`${labels.paymentStatus} ${direction}`;
    case 'status':
      return sql`${labels.status} ${direction}`;
  }
}
