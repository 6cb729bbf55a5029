import fc from 'fast-check';
import { CONNECTIONS_BESIDE_POOLS, connectionShares } from './connection-shares';

describe('the connections of the projectors', () => {
  it('are divided whole, and every pool has some', () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 1_000 }), (connections) => {
        const { main, keys, log } = connectionShares(connections);
        const shares = [main, keys, log];
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1);
        expect(shares.reduce((sum, share) => sum + share, CONNECTIONS_BESIDE_POOLS)).toBe(connections);
      }),
    );
  });

  it('are divided as the page about operations says', () => {
    expect([connectionShares(19), CONNECTIONS_BESIDE_POOLS]).toEqual([{ main: 10, keys: 3, log: 3 }, 3]);
  });
});
