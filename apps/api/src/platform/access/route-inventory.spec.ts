import { platformPaths, liveContract, readyContract } from '@keelson/contracts/platform';
import { fastify } from 'fastify';
import { RouteInventory } from './route-inventory';

const serverWith = (...contracts: (typeof liveContract | typeof readyContract)[]): RouteInventory => {
  const server = fastify();
  const inventory = new RouteInventory();
  inventory.watch(server);
  for (const contract of contracts) {
    server.route({ method: contract.route.method, url: contract.route.path, config: { contract }, handler: () => 'x' });
  }
  return inventory;
};

describe('RouteInventory', () => {
  it('[AUTHZ-01~] refuses to start with a route that has no row', () => {
    expect(() => serverWith(liveContract).checkAgainst({}, 'part')).toThrow(
      'routes without a row in the access matrix: platform.live',
    );
  });

  it('[AUTHZ-01~] refuses to start with a row that has no route', () => {
    const rows = { 'platform.live': {}, 'platform.ready': {} };
    expect(() => serverWith(liveContract).checkAgainst(rows, 'whole')).toThrow(
      'rows of the access matrix without a route: platform.ready',
    );
    expect(() => serverWith(liveContract).checkAgainst(rows, 'part')).not.toThrow();
    expect(() => serverWith(liveContract, readyContract).checkAgainst(rows, 'whole')).not.toThrow();
  });

  it('refuses a route that has no contract', () => {
    const server = fastify();
    new RouteInventory().watch(server);
    expect(() => server.get('/hidden', () => 'x')).toThrow('route GET /hidden has no contract');
  });

  it('knows its contracts by their address', () => {
    expect(serverWith(readyContract, liveContract).contracts.map(({ route }) => route.path)).toEqual([
      platformPaths.live.path,
      platformPaths.ready.path,
    ]);
  });
});
