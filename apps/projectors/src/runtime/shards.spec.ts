import fc from 'fast-check';
import { projection } from './registration';
import { shardName, shardOf, shardsOf, shardTaking } from './shards';
import { ledgerProjection, ledgerTable } from './testing/ledger';

const keys = fc.oneof(fc.string({ unit: 'binary' }), fc.uuid());
const divided = (shards: number) => projection({ ...ledgerProjection, shards });

describe('the shards of a projection', () => {
  it('[PROJ-04~] take every event between them, each event one of them', () => {
    fc.assert(
      fc.property(keys, fc.integer({ min: 2, max: 16 }), (partitionKey, shards) => {
        const event = { metadata: { partitionKey } };
        const taking = shardsOf(divided(shards)).filter(({ takes }) => takes?.(event));
        expect(taking.map(({ name }) => name)).toEqual([shardTaking(divided(shards), partitionKey)]);
      }),
    );
  });

  it('have a share each', () => {
    const counts = [0, 0, 0, 0];
    for (let index = 0; index < 4_000; index += 1) counts[shardOf(`ledger-${index}`, 4)]! += 1;
    for (const count of counts) expect(count).toBeGreaterThan(800);
  });

  it('divide in every process and for ever in one way', () => {
    const of = ['', 'ledger-1', 'f2b7a5c0-0000-4000-8000-000000000001'].map((key) => shardOf(key, 16));
    expect(of).toEqual([12, 10, 4]);
  });

  it('are one without a number, which takes every event', () => {
    expect(shardsOf(projection(ledgerProjection))).toEqual([{ name: 'ledgers', builds: true }]);
    expect(shardName('ledgers', 2)).toBe('ledgers/2');
    expect(shardTaking(projection(ledgerProjection), 'ledger-1')).toBe('ledgers');
  });

  it('[PROJ-04~] are refused where the projection cannot be divided', () => {
    for (const shards of [0, -1, 1.5, 17, Number.NaN]) expect(() => shardsOf(divided(shards))).toThrow(/no number/);
    const purge = { on: 'ledger.closed.v1' as const, statements: () => [] };
    expect(() => shardsOf(projection({ ...ledgerProjection, shards: 2, purge }))).toThrow(/purge/);
    const cache = { table: ledgerTable, keyOf: () => undefined, evolve: () => ({}) as never };
    expect(() => shardsOf(projection({ ...ledgerProjection, shards: 2, cache }))).toThrow(/remembers/);
  });
});
