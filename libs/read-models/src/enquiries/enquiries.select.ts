import type { EnquirySort, SortOrder } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { EnquiryAct, EnquiryRow } from './enquiries.table';
import { literally, searchTerms } from '../search-terms';

export interface EnquiryQuestion {
  readonly search: string;
  readonly kind?: EnquiryRow['kind'] | undefined;
  readonly topic?: string | undefined;
  readonly state?: EnquiryRow['state'] | undefined;
  readonly sort: EnquirySort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

type Enquiries = SelectQueryBuilder<ReadModelDatabase, 'enquiries', object>;

const EXCERPT_LENGTH = 160;

/** The rows of one page without their whole text, and how many match. */
export async function selectEnquiries(database: Kysely<ReadModelDatabase>, question: EnquiryQuestion) {
  const matching = filtered(database.withSchema('read_model').selectFrom('enquiries'), question);
  const rows = await matching
    .select([
      'enquiry_id',
      'kind',
      'topic',
      'name',
      'company_name',
      'email',
      'state',
      'received_at',
      'changed_at',
      'answers',
      sql<string>`left(text, ${sql.lit(EXCERPT_LENGTH)})`.as('excerpt'),
    ])
    .orderBy(orderOf(question))
    .orderBy('received_at', question.order)
    .orderBy('enquiry_id', question.order)
    .limit(question.size)
    .offset((question.page - 1) * question.size)
    .execute();
  const { number } = await matching.select(({ fn }) => fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
  return { rows, matching: number };
}

export type ListedEnquiry = Awaited<ReturnType<typeof selectEnquiries>>['rows'][number];

/** Over all messages, whatever is searched for. */
export function selectEnquiryTotals(database: Kysely<ReadModelDatabase>) {
  const count = (state: EnquiryRow['state']) =>
    sql<number>`count(*) filter (where state = ${sql.lit(state)})`.as(state);
  return database
    .withSchema('read_model')
    .selectFrom('enquiries')
    .select([count('new'), count('answered'), count('closed')])
    .executeTakeFirstOrThrow();
}

export interface NamedAct extends EnquiryAct {
  /** What the person is called, else the account id. */
  readonly name: string;
}

/** One message with its acts and who did them; nothing where the reader's scope does not include it. */
export async function selectEnquiry(database: Kysely<ReadModelDatabase>, enquiryId: string) {
  const models = database.withSchema('read_model');
  const row = await models.selectFrom('enquiries').selectAll().where('enquiry_id', '=', enquiryId).executeTakeFirst();
  if (row === undefined) return undefined;
  const actors = [...new Set(row.acts.map(({ by }) => by))];
  const named =
    actors.length === 0
      ? []
      : await models.selectFrom('actor_names').selectAll().where('account_id', 'in', actors).execute();
  const names = new Map(named.map(({ account_id, name }) => [account_id, name]));
  return { ...row, acts: row.acts.map((act): NamedAct => ({ ...act, name: names.get(act.by) ?? act.by })) };
}

export type WholeEnquiry = NonNullable<Awaited<ReturnType<typeof selectEnquiry>>>;

function filtered(enquiries: Enquiries, { kind, topic, state, search }: EnquiryQuestion): Enquiries {
  let matching = enquiries;
  if (kind !== undefined) matching = matching.where('kind', '=', kind);
  if (topic !== undefined) matching = matching.where('topic', '=', topic);
  if (state !== undefined) matching = matching.where('state', '=', state);
  for (const term of searchTerms(search).map(literally)) matching = matching.where('search', 'like', `%${term}%`);
  return matching;
}

function orderOf({ sort, order }: EnquiryQuestion): RawBuilder<unknown> {
  const direction = sql.raw(order);
  switch (sort) {
    case 'name':
      return sql`lower(name) ${direction}`;
    case 'topic':
      return sql`topic ${direction}`;
    case 'received':
      return sql`received_at ${direction}`;
    case 'state':
      // New ones first: the order in which work is left.
      return sql`array_position(array['new', 'answered', 'closed'], state) ${direction}`;
  }
}
