import { type MemberSort, type MemberStatus, ROLE_TITLES, type SortOrder } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { literally, searchTerms } from '../search-terms';

export interface MembersQuestion {
  readonly search: string;
  readonly sort: MemberSort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  /** Members who last logged in before this instant count as inactive. */
  readonly inactiveBefore: Date;
}

/** Members of staff with their status, and how many match. */
export async function selectStaffMembers(database: Kysely<ReadModelDatabase>, question: MembersQuestion) {
  const status = statusBy(question.inactiveBefore);
  let matching = database.withSchema('read_model').selectFrom('staff_members');
  for (const term of searchTerms(question.search).map(literally)) {
    const words = sql<string>`lower(concat_ws(' ', name, email, ${KIND}, ${status}))`;
    matching = matching.where(words, 'like', `%${term}%`);
  }
  const rows = await matching
    .selectAll()
    .select(status.as('status'))
    .orderBy(orderOf(question, status))
    .orderBy('account_id', question.order)
    .limit(question.size)
    .offset((question.page - 1) * question.size)
    .execute();
  const { number } = await matching.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return { rows, matching: number };
}

/** One member; `undefined` for an account that is none, was removed or is not projected yet. */
export const selectStaffMember = (database: Kysely<ReadModelDatabase>, accountId: string, inactiveBefore: Date) =>
  database
    .withSchema('read_model')
    .selectFrom('staff_members')
    .selectAll()
    .select(statusBy(inactiveBefore).as('status'))
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export type ListedMember = Awaited<ReturnType<typeof selectStaffMembers>>['rows'][number];

/** As the table names it. */
const KIND = sql`case kind when 'superAdmin' then ${ROLE_TITLES.superAdmin} else ${ROLE_TITLES.admin} end`;

const statusBy = (inactiveBefore: Date): RawBuilder<MemberStatus> => sql`case
  when disabled then 'disabled'
  when invited_at is not null then 'invited'
  when coalesce(last_login_at, registered_at) < ${inactiveBefore.toISOString()}::timestamptz then 'inactive'
  else 'active' end`;

function orderOf({ sort, order }: MembersQuestion, status: RawBuilder<MemberStatus>): RawBuilder<unknown> {
  const direction = sql.raw(order);
  switch (sort) {
    case 'name':
      return sql`lower(name) ${direction}`;
    case 'kind':
      return sql`kind ${direction}`;
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
