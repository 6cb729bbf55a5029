import type { AccountStatus, PartnerSort, SortOrder } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { literally, searchTerms } from '../search-terms';

export interface PartnersQuestion {
  readonly search: string;
  readonly sort: PartnerSort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Partners who last logged in before this instant count as inactive. */
  readonly inactiveBefore: Date;
}

/** Channel partners, the default one included, with their status and how many customers each has; and how many match. */
export async function selectChannelPartners(database: Kysely<ReadModelDatabase>, question: PartnersQuestion) {
  const status = statusBy(question.inactiveBefore);
  let matching = database.withSchema('read_model').selectFrom('channel_partners');
  for (const term of searchTerms(question.search).map(literally)) {
    const words = sql<string>`lower(concat_ws(' ', first_name, last_name, company_name, email, access_code))`;
    matching = matching.where(words, 'like', `%${term}%`);
  }
  const rows = await matching
    .selectAll()
    .select((with_) => [
      status.as('status'),
      with_
        .selectFrom('partner_relations')
        .whereRef('partner_relations.partner_id', '=', 'channel_partners.partner_id')
        .select(({ fn }) => fn.countAll<number>().as('number'))
        .as('customers'),
    ])
    .orderBy(orderOf(question, status))
    .orderBy('partner_id', question.order)
    .limit(question.size)
    .offset((question.page - 1) * question.size)
    .execute();
  const { number } = await matching.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return { rows, matching: number };
}

export type ListedPartner = Awaited<ReturnType<typeof selectChannelPartners>>['rows'][number];

const statusBy = (inactiveBefore: Date): RawBuilder<AccountStatus> => sql`case
  when deletion_at is not null then 'under_deletion'
  when coalesce(last_login_at, registered_at) < ${inactiveBefore.toISOString()}::timestamptz then 'inactive'
  else 'active' end`;

function orderOf({ sort, order }: PartnersQuestion, status: RawBuilder<AccountStatus>): RawBuilder<unknown> {
  const direction = sql.raw(order);
  switch (sort) {
    case 'name':
      return sql`lower(concat_ws(' ', first_name, last_name)) ${direction}`;
    case 'companyName':
      return sql`lower(company_name) ${direction}`;
    case 'email':
      return sql`lower(email) ${direction}`;
    case 'created':
      return sql`registered_at ${direction}`;
    case 'lastLogin':
      return order === 'desc' ? sql`last_login_at desc nulls last` : sql`last_login_at asc nulls first`;
    case 'status':
      return sql`${status} ${direction}`;
  }
}
