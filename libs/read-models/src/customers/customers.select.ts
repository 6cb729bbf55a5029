import { type AccountStatus, MOST_CUSTOMERS_COUNTED, MOST_FOUND, type SortOrder } from '@keelson/vocabulary';
import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { CustomerOrder } from './customer-keys';
import { customerLabels, INACTIVE_AFTER_DAYS, type LabelledCustomer, withLabels } from './customer-labels';
import { type CustomerLabel, customerTerms } from './customer-terms';

/** Which customers; those that fit both search and status. */
export interface CustomerQuestion {
  readonly search: string;
  readonly status?: AccountStatus | undefined;
  /** Those of one channel partner; all where it is left out. */
  readonly partnerId?: string | undefined;
  readonly sort: CustomerOrder;
  readonly order: SortOrder;
  /** The page behind this place, or the one before it; the first page where it is left out. */
  readonly at?: { readonly mark: CustomerMark; readonly side: 'after' | 'before' } | undefined;
  readonly size: number;
  readonly now: Date;
}

/** A place in an order, between two rows: the values that the order goes by, and the id. */
export type CustomerMark = readonly string[];

export interface CustomerPage {
  readonly rows: readonly LabelledCustomer[];
  /** Where the page before ends, and where the next one begins; `null` where there is none. */
  readonly previous: CustomerMark | null;
  readonly next: CustomerMark | null;
  /** How many fit, as far as they are counted. */
  readonly matching: number;
  /** There are more than were counted. */
  readonly more: boolean;
  /** Of more than were counted, the newest alone were put in this order. */
  readonly newestOnly: boolean;
}

/**
 * The rows of one page with their labels. A page goes on where its neighbour ended, whoever registered or left
 * meanwhile. Of more than `MOST_FOUND` that a search finds the newest alone are put in another order than the time's.
 * Only a scope of all finds anybody, and a channel partner the own customers.
 */
export async function selectCustomers(
  database: Kysely<ReadModelDatabase>,
  question: CustomerQuestion,
): Promise<CustomerPage> {
  const { status, ...rest } = question;
  const asked: Asked = { ...rest, label: status && `status:${status}` };
  const most = mostCounted(asked);
  const { counted, few } = await findCustomers(database, asked);
  const more = counted > most;
  const newestOnly = more && isSearch(asked) && asked.sort !== 'created';
  const found = await pageOf(database, asked, { among: few, newestOnly });
  const rows = await rowsOf(database, found.places, question.now);
  const [first, last] = [found.places[0], found.places.at(-1)];
  return {
    rows,
    previous: found.behind && first ? first.place : null,
    next: found.ahead && last ? last.place : null,
    matching: Math.min(counted, most),
    more,
    newestOnly,
  };
}

/** One customer, or nothing when the reader's scope does not include the account. */
export function selectCustomer(
  database: Kysely<ReadModelDatabase>,
  accountId: string,
  now: Date,
): Promise<LabelledCustomer | undefined> {
  const one = database.withSchema('read_model').selectFrom('customers').where('account_id', '=', accountId);
  return withLabels(one, customerLabels(now)).executeTakeFirst();
}

/** Over all customers, whatever is searched for; each number up to one more than are counted. */
export async function selectCustomerTotals(database: Kysely<ReadModelDatabase>, now: Date) {
  const count = async (label?: CustomerLabel) => (await findCustomers(database, { search: '', label, now })).counted;
  return {
    customers: await count(),
    on_trial: await count('payment:Trial'),
    under_deletion: await count('status:under_deletion'),
  };
}

interface Filtered extends Pick<CustomerQuestion, 'search' | 'partnerId' | 'now'> {
  readonly label?: CustomerLabel | undefined;
}

type Asked = Filtered & Omit<CustomerQuestion, 'status'>;

const isSearch = ({ search }: Filtered): boolean => search.trim() !== '';
const mostCounted = (filter: Filtered): number => (isSearch(filter) ? MOST_FOUND : MOST_CUSTOMERS_COUNTED);

interface Place {
  readonly id: string;
  readonly place: CustomerMark;
}

interface FoundPage {
  readonly places: readonly Place[];
  /** There is a page before this one. */
  readonly behind: boolean;
  /** There is a page after this one. */
  readonly ahead: boolean;
}

async function pageOf(database: Kysely<ReadModelDatabase>, question: Asked, range: Range): Promise<FoundPage> {
  const { at, size } = question;
  const backwards = at?.side === 'before';
  const { rows } = await matching(question, { ...range, mark: at?.mark, backwards, most: size + 1 }).execute(database);
  const places = rows.slice(0, size);
  // A page before the first would be short, and one behind the last empty: the list begins anew.
  if (at && (backwards ? rows.length < size : rows.length === 0))
    return pageOf(database, { ...question, at: undefined }, range);
  return backwards
    ? { places: places.toReversed(), behind: rows.length > size, ahead: true }
    : { places, behind: at !== undefined, ahead: rows.length > size };
}

async function rowsOf(
  database: Kysely<ReadModelDatabase>,
  places: readonly Place[],
  now: Date,
): Promise<readonly LabelledCustomer[]> {
  const these = database
    .withSchema('read_model')
    .selectFrom('customers')
    .where('account_id', '=', sql<string>`ANY(${places.map(({ id }) => id)}::text[])`);
  const byId = new Map((await withLabels(these, customerLabels(now)).execute()).map((row) => [row.account_id, row]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}

interface FoundCustomers {
  readonly counted: number;
  /** Ids of what a search found, where it is not more than a few: nobody need search for them again. */
  readonly few: readonly string[] | null;
}

async function findCustomers(database: Kysely<ReadModelDatabase>, filter: Filtered): Promise<FoundCustomers> {
  const { rows } = await sql<FoundCustomers>`
    SELECT counted, ids AS few FROM read_model.customers_counted(${filter.partnerId ?? null}::text, ${filtersOf(filter)},
      ${mostCounted(filter) + 1}::integer, ${MOST_FOUND}::integer)`.execute(database);
  return rows[0] ?? { counted: 0, few: null };
}

interface Range {
  /** Of these alone. */
  readonly among: readonly string[] | null;
  /** Of the newest `MOST_FOUND` that fit alone. */
  readonly newestOnly: boolean;
}

interface Piece extends Range {
  readonly mark: CustomerMark | undefined;
  readonly backwards: boolean;
  readonly most: number;
}

const matching = (question: Asked, { among, newestOnly, mark, backwards, most }: Piece) =>
  sql<Place>`SELECT id, place FROM read_model.customers_matching(${question.partnerId ?? null}::text,
    ${among ?? null}::text[], ${newestOnly ? MOST_FOUND : null}::integer, ${filtersOf(question)},
    ${question.sort}::text, ${question.order === 'desc'}::boolean, ${mark ? JSON.stringify(mark) : null}::jsonb,
    ${backwards}::boolean, ${most}::integer)`;

const DAY_MS = 86_400_000;

function filtersOf({ search, label, now }: Filtered) {
  const activeSince = new Date(now.getTime() - INACTIVE_AFTER_DAYS * DAY_MS);
  return sql`${JSON.stringify(customerTerms(search))}::jsonb, ${label ?? null}::text,
    ${now.toISOString()}::timestamptz, ${activeSince.toISOString()}::timestamptz`;
}
