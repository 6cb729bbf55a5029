import { defineTable } from '@keelson/read-models';
import { type AnyProjection, projection } from '../registration';
import { ledgerProjection, type LedgerRow, ledgerTable } from './ledger';

/**
 * The projection of ledgers several times over, each with a table of its own, so that there is something to share. The
 * first one in shards.
 */
export const ledgerCopies = (many: number, shards = 1): readonly AnyProjection[] =>
  Array.from({ length: many }, (_, index) =>
    projection(index === 0 ? { ...ledgerProjection, shards } : copy(index + 1)),
  );

const copy = (number: number) => ({
  ...ledgerProjection,
  name: `ledgers-${number}`,
  table: defineTable<LedgerRow>({ ...ledgerTable, name: `ledgers_${number}` }),
});
