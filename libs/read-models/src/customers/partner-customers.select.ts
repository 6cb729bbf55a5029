import type { AccountStatus, CustomerSort, SortOrder } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { customerLabels, type CustomerLabels, type Customers, withLabels } from './customer-labels';
import { customersOf } from './partner-relations.select';
import { literally, searchTerms } from '../search-terms';

export interface PartnerCustomerQuestion {
  readonly search: string;
  readonly partnerId: string;
  readonly status?: AccountStatus | undefined;
  readonly sort: CustomerSort | 'companyName';
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

/** The customers of one channel partner: the rows of one page with their labels, and how many match. */
export async function selectPartnerCustomers(database: Kysely<ReadModelDatabase>, question: PartnerCustomerQuestion) {
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

function filtered(
  database: Kysely<ReadModelDatabase>,
  question: PartnerCustomerQuestion,
  labels: CustomerLabels,
): Customers {
  const words = sql<string>`lower(concat(' ', ${labels.subscriptionType}, ' ', ${labels.paymentStatus}, ' ', ${labels.status}))`;
  let matching: Customers = database
    .withSchema('read_model')
    .selectFrom('customers')
    .where('account_id', 'in', customersOf(database, question.partnerId));
  if (question.status !== undefined) matching = matching.where(labels.status, '=', question.status);
  for (const term of searchTerms(question.search).map(literally)) {
    // A label matches from the beginning of a word, or "active" would find the inactive too.
    matching = matching.where(sql<boolean>`(search like ${`%${term}%`} or ${words} like ${`% ${term}%`})`);
  }
  return matching;
}

function orderOf({ sort, order }: PartnerCustomerQuestion, labels: CustomerLabels): RawBuilder<unknown> {
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
