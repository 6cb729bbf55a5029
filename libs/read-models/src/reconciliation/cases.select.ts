import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { behind, type CaseMark, type CaseOrder, keyOf, orderOf } from './case-order';
import { type CaseFilter, type EffectiveCase, effectiveCases } from './effective-cases';

export type { CaseMark } from './case-order';
export type { CaseFilter, EffectiveCase } from './effective-cases';

/** A case with the names of who paid and who looks after it, where they are known. */
export interface ListedCase extends EffectiveCase {
  readonly name: string | null;
  readonly assignee_name: string | null;
}

export interface CaseQuestion extends CaseFilter, CaseOrder {
  readonly at?: CaseMark | undefined;
  readonly size: number;
}

export interface CasePage {
  readonly rows: readonly ListedCase[];
  /** Where the next page begins; `null` on the last one. */
  readonly next: CaseMark | null;
}

/** The cases of one page. */
export async function selectCases(database: Kysely<ReadModelDatabase>, question: CaseQuestion): Promise<CasePage> {
  const { size, at } = question;
  const { rows } = await sql<ListedCase>`
    SELECT page.*, p.name, a.name AS assignee_name FROM (
      SELECT * FROM ${effectiveCases(question, question)} AS found WHERE ${behind(question, at)}
      ${orderOf(question)} LIMIT ${size + 1}) AS page
    LEFT JOIN read_model.payments p ON p.payment_id = page.case_id
    LEFT JOIN read_model.actor_names a ON a.account_id = page.assignee
    ${orderOf(question)}`.execute(database);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const next = rows.length > size && last ? placeOf(question, last) : null;
  return { rows: shown, next };
}

const placeOf = ({ sort }: CaseOrder, row: EffectiveCase): CaseMark => [keyOf(sort, row), row.since, row.case_id];

/** How many fit, up to one more than `most`. */
export async function countCases(
  database: Kysely<ReadModelDatabase>,
  filter: CaseFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    SELECT count(*)::integer AS number FROM (SELECT 1 FROM ${effectiveCases(filter)} AS found LIMIT ${most + 1}) AS counted`.execute(
    database,
  );
  return rows[0]?.number ?? 0;
}

/** How many cases stand how, and how many need a person. */
export async function selectCaseCounts(database: Kysely<ReadModelDatabase>, now: Date) {
  const { rows } = await sql<{ state: EffectiveCase['state']; cases: number; needing: number }>`
    SELECT state, count(*)::integer AS cases, (count(*) FILTER (WHERE needs_person))::integer AS needing
    FROM ${effectiveCases({ search: '', now })} AS found GROUP BY state`.execute(database);
  return rows;
}
