import { Bench, type BenchUrls } from '../../testing/bench';
import { relayTo } from './relay-to';

export interface RelayOrders {
  readonly urls: BenchUrls;
  readonly address: string;
  readonly topic: string;
}

/** A relay in a process of its own, to be killed and frozen. */
async function main(): Promise<void> {
  const { urls, address, topic } = JSON.parse(process.env['RELAY_ORDERS'] ?? '{}') as RelayOrders;
  const bench = await Bench.attach(urls);
  const relay = relayTo(address, topic);
  const registry = { projections: [], reactors: [], jobHandlers: [] };
  const timings = { batchSize: 15, leaseMs: 500, renewLeasesMs: 100, pollMs: 50 };
  bench.start({ registry, relay, timings, owner: String(process.pid) });
  process.send?.('started');
}

void main();
