import { app, library } from '../machine/product.mjs';

const { defineTable } = library('read-models');
const { customerTableProjection } = app('projectors', 'customers/customer-table.projection');
const { projection } = app('projectors', 'runtime/registration');

const table = defineTable({
  name: 'bench_account_counters',
  primaryKey: 'account_id',
  columns: {
    account_id: { type: 'text' },
    events: { type: 'integer' },
    last_step: { type: 'text' },
    last_at: { type: 'timestamptz' },
  },
  owner: { account: 'account_id' },
});

/** The very projection that Emmett's side runs: a counter and two values for each account, changed by every event. */
export const accountCounters = projection({
  name: 'bench-account-counters',
  version: 1,
  table,
  handles: customerTableProjection.handles,
  keyOf: (event) => event.metadata.subjectId,
  evolve: (row, { data, metadata, occurredAt }) => ({
    account_id: metadata.subjectId,
    events: (row?.events ?? 0) + 1,
    last_step: data.step ?? 'none',
    last_at: occurredAt.toISOString(),
  }),
});
