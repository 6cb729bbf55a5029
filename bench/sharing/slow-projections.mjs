import { app, library } from '../machine/product.mjs';

const { defineTable } = library('read-models');
const { customerTableProjection } = app('projectors', 'customers/customer-table.projection');
const { projection } = app('projectors', 'runtime/registration');

const still = new Int32Array(new SharedArrayBuffer(4));

/** Keeps the thread of its worker for some time with each event, as a slow handler would, but no core of the machine. */
const slow = (name, { shards, ms }) =>
  projection({
    name: name.replaceAll('_', '-'),
    version: 1,
    shards,
    table: defineTable({
      name,
      primaryKey: 'account_id',
      columns: { account_id: { type: 'text' }, events: { type: 'integer' } },
      owner: { account: 'account_id' },
    }),
    handles: customerTableProjection.handles,
    keyOf: (event) => event.metadata.subjectId,
    evolve: (row, { metadata }) => {
      Atomics.wait(still, 0, 0, ms);
      return { account_id: metadata.subjectId, events: (row?.events ?? 0) + 1 };
    },
  });

export const slowProjections = ({ many, shards, ms }) =>
  Array.from({ length: many }, (_, index) => slow(`bench_slow_${index}`, { shards, ms }));
