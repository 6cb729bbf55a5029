import { type Kysely, sql } from 'kysely';
import type { ReadModelDatabase } from '../database';
import { penceOfTerm } from '../search-terms';
import type { BankLineRow } from './bank-lines.table';

/** A line that a statement has. */
export interface DatedBankLine extends BankLineRow {
  readonly dated: string;
}

export interface BankPayoutRow {
  readonly payout_id: string;
  readonly amount_pence: number;
  readonly arrives_at: string;
  readonly automatic: boolean;
}

/** Payouts in pounds that are paid or on their way, the latest to arrive first. */
const PAYOUTS = sql`SELECT payout_id, (stated->>'amountPence')::bigint AS amount_pence, arrives_at,
    (stated->>'automatic')::boolean AS automatic
  FROM read_model.reconciliation_payouts
  WHERE stated IS NOT NULL AND currency = 'gbp' AND stated->>'status' NOT IN ('failed', 'canceled')`;

export async function selectBankPayouts(database: Kysely<ReadModelDatabase>): Promise<readonly BankPayoutRow[]> {
  const { rows } = await sql<BankPayoutRow>`${PAYOUTS} ORDER BY arrives_at DESC, payout_id DESC`.execute(database);
  return rows;
}

/** Lines that may be a payout's: of the amount of one, or decided about. */
export async function selectBankCandidates(database: Kysely<ReadModelDatabase>): Promise<readonly DatedBankLine[]> {
  const { rows } = await sql<DatedBankLine>`
    SELECT * FROM read_model.reconciliation_bank_lines
    WHERE dated IS NOT NULL AND (matched_to IS NOT NULL
      OR amount_pence IN (SELECT amount_pence FROM (${PAYOUTS}) AS payouts))`.execute(database);
  return rows;
}

/** How many lines there are, and of which days. */
export async function selectBankDays(
  database: Kysely<ReadModelDatabase>,
): Promise<readonly { readonly dated: string; readonly lines: number }[]> {
  const { rows } = await sql<{ dated: string; lines: number }>`
    SELECT dated, count(*)::integer AS lines FROM read_model.reconciliation_bank_lines
    WHERE dated IS NOT NULL GROUP BY dated ORDER BY dated`.execute(database);
  return rows;
}

export async function selectBankLine(
  database: Kysely<ReadModelDatabase>,
  lineId: string,
): Promise<DatedBankLine | undefined> {
  const { rows } = await sql<DatedBankLine>`
    SELECT * FROM read_model.reconciliation_bank_lines WHERE line_id = ${lineId} AND dated IS NOT NULL`.execute(
    database,
  );
  return rows[0];
}

/** Which of these lines are known. */
export async function selectKnownLines(
  database: Kysely<ReadModelDatabase>,
  lineIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ line_id: string }>`
    SELECT line_id FROM read_model.reconciliation_bank_lines
    WHERE dated IS NOT NULL AND line_id = ANY(${lineIds}::text[])`.execute(database);
  return new Set(rows.map(({ line_id }) => line_id));
}

export interface BankLinesQuestion {
  /** Only these. */
  readonly among?: readonly string[] | undefined;
  /** Not these. */
  readonly except?: readonly string[] | undefined;
  readonly search: string;
  /** From one amount and day to another. */
  readonly within?: {
    readonly pence: readonly [number, number];
    readonly days: readonly [string, string];
  };
  readonly after?: string | undefined;
  readonly size: number;
}

/** The newest first. */
export async function selectBankLines(
  database: Kysely<ReadModelDatabase>,
  { among, except, search, within, after, size }: BankLinesQuestion,
): Promise<{ readonly rows: readonly DatedBankLine[]; readonly more: boolean }> {
  const term = search.trim();
  const amount = penceOfTerm(term.replace(/^[-+\u2212]/, ''));
  const conditions = [
    sql`dated IS NOT NULL`,
    ...(among === undefined ? [] : [sql`line_id = ANY(${among}::text[])`]),
    ...(except === undefined ? [] : [sql`line_id <> ALL(${except}::text[])`]),
    ...(term === '' ? [] : [sql`amount_pence IN (${amount}::bigint, -${amount}::bigint)`]),
    ...(within === undefined
      ? []
      : [
          sql`amount_pence BETWEEN ${within.pence[0]}::bigint AND ${within.pence[1]}::bigint`,
          sql`dated BETWEEN ${within.days[0]}::date AND ${within.days[1]}::date`,
        ]),
    ...(after === undefined
      ? []
      : [
          sql`(dated, line_id) < (SELECT dated, line_id FROM read_model.reconciliation_bank_lines WHERE line_id = ${after})`,
        ]),
  ];
  const { rows } = await sql<DatedBankLine>`
    SELECT * FROM read_model.reconciliation_bank_lines WHERE ${sql.join(conditions, sql` AND `)}
    ORDER BY dated DESC, line_id DESC LIMIT ${size + 1}`.execute(database);
  return { rows: rows.slice(0, size), more: rows.length > size };
}
