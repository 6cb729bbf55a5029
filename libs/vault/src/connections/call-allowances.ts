import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction';
import { instantOf, type StoredInstant } from './stored-instant';

/** How often a provider may be asked about one thing, a little below what it allows. */
export interface CallCeiling {
  /** Calls at the same time. */
  readonly inFlight: number;
  /** For each span: so many at once, and so many that come back over the span. */
  readonly rates: readonly { readonly spanMs: number; readonly burst: number; readonly refill: number }[];
}

export type Admission =
  | { readonly admitted: true; readonly leave: string }
  /** Not yet: worth asking again after so long. */
  | { readonly admitted: false; readonly waitMs: number };

/** What a provider says is left of a span; the calls of others count there too. */
export interface Remaining {
  readonly spanMs: number;
  readonly calls: number;
}

interface Row {
  readonly tokens: readonly number[];
  readonly counted_at: Date;
  readonly flights: Readonly<Record<string, number>>;
  readonly closed_until: Date | null;
}

type StoredRow = Omit<Row, 'counted_at' | 'closed_until'> & {
  readonly counted_at: StoredInstant;
  readonly closed_until: StoredInstant | null;
};

const rowOf = (stored: StoredRow): Row => ({
  ...stored,
  counted_at: instantOf(stored.counted_at),
  closed_until: stored.closed_until === null ? null : instantOf(stored.closed_until),
});

/** A call that was never left counts as over after this: its process died. */
const LONGEST_CALL_MS = 60_000;
const WAIT_FOR_FLIGHT_MS = 250;

/**
 * Counts the calls to a provider in one row for each thing that has a ceiling, so that the ceiling holds across all
 * processes. A bucket of tokens: any span sees at most `burst + refill` calls.
 */
export class CallAllowances {
  constructor(private readonly pool: Pool) {}

  enter(bucket: string, ceiling: CallCeiling, now: Date): Promise<Admission> {
    return this.#change<Admission>(bucket, ceiling, now, (row) => {
      const flights = Object.fromEntries(
        Object.entries(row.flights).filter(([, since]) => since > now.getTime() - LONGEST_CALL_MS),
      );
      const waitMs = waitIn(row, ceiling, flights, now);
      if (waitMs > 0) return { row: { ...row, flights }, value: { admitted: false, waitMs } };
      const leave = randomUUID();
      const tokens = row.tokens.map((count) => count - 1);
      return {
        row: { ...row, tokens, flights: { ...flights, [leave]: now.getTime() } },
        value: { admitted: true, leave },
      };
    });
  }

  /** The call is over. `remaining` is what the provider says is left; `closedForMs` how long it wants to be spared. */
  async leave(
    bucket: string,
    ceiling: CallCeiling,
    leave: string,
    told: { readonly remaining?: readonly Remaining[]; readonly closedForMs?: number },
    now: Date,
  ): Promise<void> {
    await this.#change(bucket, ceiling, now, (row) => {
      const { [leave]: _over, ...flights } = row.flights;
      const tokens = row.tokens.map((count, index) => {
        const left = told.remaining?.find(({ spanMs }) => spanMs === ceiling.rates[index]?.spanMs);
        return left ? Math.min(count, left.calls) : count;
      });
      const closedUntil =
        told.closedForMs === undefined
          ? row.closed_until
          : new Date(Math.max(row.closed_until?.getTime() ?? 0, now.getTime() + told.closedForMs));
      return { row: { ...row, tokens, flights, closed_until: closedUntil }, value: undefined };
    });
  }

  #change<Value>(
    bucket: string,
    ceiling: CallCeiling,
    now: Date,
    work: (row: Row) => { readonly row: Row; readonly value: Value },
  ): Promise<Value> {
    return inTransaction(this.pool, async (client) => {
      await client.query(
        `INSERT INTO vault.call_allowances (bucket, tokens, counted_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
        [bucket, ceiling.rates.map(({ burst }) => burst), now],
      );
      const { rows } = await client.query<StoredRow>(
        'SELECT tokens, counted_at, flights, closed_until FROM vault.call_allowances WHERE bucket = $1 FOR UPDATE',
        [bucket],
      );
      const [stored] = rows;
      if (!stored) throw new Error(`the allowance ${bucket} vanished`);
      const { row, value } = work(refilled(rowOf(stored), ceiling, now));
      await client.query(
        `UPDATE vault.call_allowances SET tokens = $2, counted_at = $3, flights = $4, closed_until = $5 WHERE bucket = $1`,
        [bucket, row.tokens, row.counted_at, JSON.stringify(row.flights), row.closed_until],
      );
      return value;
    });
  }
}

/** Time that runs backwards gives nothing. */
function refilled(row: Row, { rates }: CallCeiling, now: Date): Row {
  const passed = Math.max(0, now.getTime() - row.counted_at.getTime());
  return {
    ...row,
    counted_at: passed > 0 ? now : row.counted_at,
    tokens: rates.map(({ spanMs, burst, refill }, index) =>
      Math.min(burst, (row.tokens[index] ?? burst) + (passed * refill) / spanMs),
    ),
  };
}

function waitIn(row: Row, { inFlight, rates }: CallCeiling, flights: object, now: Date): number {
  const closed = (row.closed_until?.getTime() ?? 0) - now.getTime();
  const waits = rates.map(({ spanMs, refill }, index) => {
    const missing = 1 - (row.tokens[index] ?? 0);
    return missing <= 0 ? 0 : Math.ceil((missing * spanMs) / refill);
  });
  const full = Object.keys(flights).length >= inFlight ? WAIT_FOR_FLIGHT_MS : 0;
  return Math.max(0, closed, full, ...waits);
}
