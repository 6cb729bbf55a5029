import type { Kysely } from 'kysely';
import type { ReadModelDatabase } from '@keelson/read-models';
import type { Caller } from '../access/caller';

export interface Freshness {
  /** Names of the projections whose rows the query reads. */
  readonly projections: readonly string[];
  readonly minimumPosition?: number | undefined;
  /** How long to wait for what is needed; two seconds unless it is said otherwise. */
  readonly waitsMs?: number;
}

export interface Reading<Value> {
  readonly value: Value;
  readonly meta: { readonly position: number; readonly stale: boolean };
}

/** Two readings in one answer, which is as old as the older of them. */
export const together = <One, Other>(one: Reading<One>, other: Reading<Other>): Reading<readonly [One, Other]> => ({
  value: [one.value, other.value],
  meta: {
    position: Math.min(one.meta.position, other.meta.position),
    stale: one.meta.stale || other.meta.stale,
  },
});

/** Reads the read models as a role that row-level security binds to the caller's scope. */
export abstract class ReadModelReader {
  /**
   * Waits up to two seconds until the projections include the minimum position; then answers with what there is, marked
   * stale. Callers of the scope `partners` read nothing before their relations to customers are known up to the head of
   * the log.
   * @throws PartnerRelationsBehind when that takes too long.
   */
  abstract read<Value>(
    caller: Pick<Caller, 'accountId' | 'actingAs' | 'scope'>,
    freshness: Freshness,
    select: (database: Kysely<ReadModelDatabase>) => Promise<Value>,
  ): Promise<Reading<Value>>;
}
