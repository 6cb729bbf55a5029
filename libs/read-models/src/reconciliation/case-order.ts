import type { ReconciliationSort, SortOrder } from '@keelson/vocabulary';
import { type RawBuilder, sql } from 'kysely';

export interface CaseOrder {
  readonly sort: ReconciliationSort;
  readonly order: SortOrder;
}

/** A place in an order: what the order goes by, the age and the id. */
export type CaseMark = readonly [key: string, since: string, caseId: string];

const KEYS: Readonly<
  Record<ReconciliationSort, { readonly by: RawBuilder<unknown>; readonly type: RawBuilder<unknown> }>
> = {
  age: { by: sql`since`, type: sql`timestamptz` },
  amount: { by: sql`amount_pence`, type: sql`bigint` },
  reason: { by: sql`coalesce(reason, '')`, type: sql`text` },
};

interface Keyed {
  readonly since: string;
  readonly amount_pence: number;
  readonly reason: string | null;
}

/** What an order goes by, as text, for the place of a row. */
export const keyOf = (sort: ReconciliationSort, row: Keyed): string =>
  ({ age: row.since, amount: String(row.amount_pence), reason: row.reason ?? '' })[sort];

export const orderOf = ({ sort, order }: CaseOrder): RawBuilder<unknown> => {
  const way = order === 'asc' ? sql`ASC` : sql`DESC`;
  return sql`ORDER BY ${KEYS[sort].by} ${way}, since ${way}, case_id ${way}`;
};

/** Only what comes behind the place. */
export function behind({ sort, order }: CaseOrder, mark: CaseMark | undefined): RawBuilder<unknown> {
  if (!mark) return sql`true`;
  const [key, since, caseId] = mark;
  const { by, type } = KEYS[sort];
  const after = order === 'asc' ? sql`>` : sql`<`;
  return sql`(${by}, since, case_id) ${after} (${key}::${type}, ${since}::timestamptz, ${caseId}::text)`;
}
