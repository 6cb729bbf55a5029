import type { OnboardingStep, SortOrder, StepStatus, StuckSort } from '@keelson/vocabulary';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import type { StepPassage } from './journey-funnel.select';
import type { JourneyStandingRow } from './journey-standings.table';
import { stuckLimits } from './stuck-limits';
import { searchTerms } from '../search-terms';

export interface WaitingFilter {
  readonly step?: OnboardingStep | undefined;
  readonly stuckOnly: boolean;
  /** Words of name, company, e-mail or phone; each must be found. */
  readonly search: string;
}

export interface WaitingQuestion extends WaitingFilter {
  readonly sort: StuckSort;
  readonly order: SortOrder;
  /** From 1. */
  readonly page: number;
  readonly size: number;
  readonly now: Date;
}

type Standing = Omit<JourneyStandingRow, 'steps' | 'step' | 'step_status' | 'finished_at'>;

/** Name, company and e-mail are null for an account whose person was erased. */
export interface WaitingCustomer extends Standing {
  readonly step: OnboardingStep;
  readonly step_status: Exclude<StepStatus, 'completed'>;
  readonly stuck: boolean;
  readonly name: string | null;
  readonly company_name: string | null;
  readonly email: string | null;
}

const CUSTOMER = sql`left join read_model.customers as customer on customer.account_id = standing.account_id`;

/**
 * Customers who have begun and not finished, one page of them, and how many match. `passages` say when one is stuck.
 * The page is cut before the names are joined: under row-level security the planner expects few rows of either table,
 * and would look up every customer one by one.
 */
export async function selectWaitingCustomers(
  database: Kysely<ReadModelDatabase>,
  passages: readonly StepPassage[],
  question: WaitingQuestion,
): Promise<{ readonly rows: readonly WaitingCustomer[]; readonly matching: number }> {
  const { join, isStuck } = stuckLimits(passages, question.now);
  const from = sql`from read_model.journey_standings as standing ${join}`;
  const where = conditionOf(question, isStuck);
  const order = sql`order by ${orderOf(question)}, standing.account_id ${sql.raw(question.order)}`;
  const { rows } = await sql<WaitingCustomer>`
    select standing.account_id, step, step_status, since, started_at, last_event, last_event_step,
      last_event_at, last_event_position, last_event_number, refusals, refusal_step, refusal_code, refusal_at,
      refusal_position, stuck, customer.name, customer.company_name, customer.email
    from (
      select standing.*, limits.number, ${isStuck} as stuck
      ${from} ${question.sort === 'name' ? CUSTOMER : sql``} ${where}
      ${order} limit ${question.size} offset ${(question.page - 1) * question.size}
    ) as standing ${CUSTOMER} ${order}`.execute(database);
  const counted = await sql<{ number: number }>`select count(*) as number ${from} ${where}`.execute(database);
  return { rows, matching: counted.rows[0]?.number ?? 0 };
}

function conditionOf({ step, stuckOnly, search }: WaitingFilter, isStuck: RawBuilder<boolean>): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`standing.step is not null`];
  if (step !== undefined) conditions.push(sql`standing.step = ${step}`);
  if (stuckOnly) conditions.push(isStuck);
  const terms = searchTerms(search);
  if (terms.length > 0) conditions.push(foundBy(terms));
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

// `is true` keeps the planner from making it a join, which it would turn into a look-up for each customer found.
const foundBy = (terms: readonly string[]): RawBuilder<unknown> =>
  sql`(standing.account_id in (select account_id from read_model.customers where ${sql.join(
    terms.map((term) => sql`position(${term} in search) > 0`),
    sql` and `,
  )})) is true`;

function orderOf({ sort, order }: WaitingQuestion): RawBuilder<unknown> {
  const direction = sql.raw(order);
  switch (sort) {
    case 'name':
      return sql`lower(customer.name) ${direction} nulls last`;
    case 'step':
      return sql`number ${direction}, since ${direction}`;
    case 'since':
      return sql`since ${direction}`;
    case 'lastEvent':
      return sql`last_event_at ${direction}`;
    case 'refusal':
      return sql`refusal_at ${direction} nulls last`;
  }
}
