import { openKurrentDbEventStore } from '../kurrentdb';
import { CuttableProxy } from '../kurrentdb/testing/cuttable-proxy';
import { FakeKurrentDb } from '../kurrentdb/testing/fake-server';
import { conformsOverConnections, conformsToEventHeadings, conformsToEventStore } from './event-store-conformance';
import type { StoreWithHeadings } from './heading-conformance';

/** Two hundred appends to one stream go one after the other, which on a busy machine takes longer than callers wait. */
const LONGEST = 60_000;

async function storesOn(connectionString: string): Promise<StoreWithHeadings> {
  const proxy = await CuttableProxy.before(connectionString);
  const [store, second] = await Promise.all([
    openKurrentDbEventStore({ connectionString: proxy.connectionString, longest: LONGEST }),
    openKurrentDbEventStore({ connectionString: proxy.connectionString, longest: LONGEST }),
  ]);
  return {
    store,
    second,
    headings: second.headings,
    beginOutage: async () => proxy.shut(),
    endOutage: async () => proxy.open(),
    breakConnections: async () => proxy.cut(),
    close: async () => {
      await Promise.all([store.close(), second.close()]);
      await proxy.close();
    },
  };
}

describe('[ES-07~, EVENT-11~] KurrentDB event store against a server of our own that speaks its protocol', () => {
  const open = async (): Promise<StoreWithHeadings> => {
    const server = new FakeKurrentDb();
    await server.start();
    const stores = await storesOn(server.connectionString);
    return {
      ...stores,
      close: async () => {
        await stores.close();
        server.stop();
      },
    };
  };
  conformsToEventStore(open);
  conformsOverConnections(open);
  conformsToEventHeadings(open);
});

const real = process.env['KEELSON_KURRENTDB_URL'];
const describeReal = real === undefined ? describe.skip : describe;

describeReal('[ES-07~, EVENT-11~] KurrentDB event store against the empty server at KEELSON_KURRENTDB_URL', () => {
  const open = (): Promise<StoreWithHeadings> => storesOn(real ?? '');
  conformsToEventStore(open);
  conformsOverConnections(open);
  conformsToEventHeadings(open);
});
