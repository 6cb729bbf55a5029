import type { RouteContract } from '@keelson/contracts/wire';
import type { FastifyInstance } from 'fastify';
import type { Problems } from '../wire/answer';

/** A contract, and how the refusals that it names read. */
export interface InventoryRoute {
  readonly contract: RouteContract;
  readonly problems: Problems<string>;
}

const NO_PROBLEMS: Problems<string> = {};

/** The contracts of all routes that the server has; a route without a contract cannot be added. */
export class RouteInventory {
  private readonly byId = new Map<string, InventoryRoute>();

  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, config }) => {
      const contract = config?.contract;
      if (!contract) throw new Error(`route ${String(method)} ${url} has no contract`);
      if (method === 'HEAD') return;
      const other = this.byId.get(contract.route.id);
      if (other && other.contract !== contract) throw new Error(`two contracts are called ${contract.route.id}`);
      this.byId.set(contract.route.id, { contract, problems: config.problems ?? NO_PROBLEMS });
    });
  }

  get contracts(): readonly RouteContract[] {
    return this.routes.map(({ contract }) => contract);
  }

  get routes(): readonly InventoryRoute[] {
    return [...this.byId.values()].sort((a, b) => (a.contract.route.path < b.contract.route.path ? -1 : 1));
  }

  /**
   * Every route has its row in the matrix; every row has its route, where the server is the whole product.
   * @throws Error that names those that do not.
   */
  checkAgainst(rows: object, server: 'whole' | 'part'): void {
    const ids = new Set(Object.keys(rows));
    const rowless = [...this.byId.keys()].filter((id) => !ids.has(id));
    const routeless = [...ids].filter((id) => !this.byId.has(id));
    if (rowless.length > 0) throw new Error(`routes without a row in the access matrix: ${rowless.join(', ')}`);
    if (server === 'whole' && routeless.length > 0) {
      throw new Error(`rows of the access matrix without a route: ${routeless.join(', ')}`);
    }
  }
}
