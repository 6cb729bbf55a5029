import { openKafkaFeed } from '../../kafka-feed/open-kafka-feed';
import { projection, reactor } from '../../registration';
import { Bench, type BenchUrls } from '../../testing/bench';
import { creditNoteReactor, ledgerProjection } from '../../testing/ledger';
import { kafkaTo, relayTo } from './relay-to';

export interface RelayOrders {
  readonly urls: BenchUrls;
  readonly address: string;
  readonly topic: string;
  /** Whether it also has a projection and a reactor that follow the topic. */
  readonly follows?: boolean;
}

/** A relay in a process of its own, to be killed and frozen. */
async function main(): Promise<void> {
  const { urls, address, topic, follows } = JSON.parse(process.env['RELAY_ORDERS'] ?? '{}') as RelayOrders;
  const bench = await Bench.attach(urls);
  const timings = { batchSize: 15, leaseMs: 500, renewLeasesMs: 100, pollMs: 50 };
  const owned = { relay: relayTo(address, topic), owner: String(process.pid) };
  if (follows) {
    const { feed } = openKafkaFeed(kafkaTo(address, topic), bench.store, { warn: () => undefined });
    const registry = {
      projections: [projection(ledgerProjection)],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [],
    };
    bench.start({ ...owned, registry, feed, timings: { ...timings, pollMs: 500 } });
  } else {
    bench.start({ ...owned, registry: { projections: [], reactors: [], jobHandlers: [] }, timings });
  }
  process.send?.('started');
}

void main();
