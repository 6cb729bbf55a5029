import { EventStoreUnavailable } from '@keelson/event-store';
import { type OwnCluster, ownCluster } from '@keelson/test-database';
import type { EventFeed } from './event-feed';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { creditNoteReactor, creditNotes, ledgerProjection } from './testing/ledger';
import { openLedgers } from './testing/streams-of';
import { sizeOf } from '@keelson/test-database/run';

const OUTAGES = sizeOf('OUTAGES');

jest.setTimeout(300_000 + OUTAGES * 15_000);

const ledgers: AnyProjection = projection(ledgerProjection);
const LONGEST_RECOVERY_MS = 10_000;

let bench: OpenBench;
let cluster: OwnCluster;
beforeAll(async () => (cluster = await ownCluster()));
afterAll(() => cluster.stop());
afterEach(() => bench.close());

async function startAll(feed?: (bench: Bench) => EventFeed) {
  const notes = creditNotes();
  const registry: Registry = {
    projections: [ledgers],
    reactors: [reactor(creditNoteReactor)],
    jobHandlers: [jobHandler(notes.handler)],
  };
  bench = await Bench.open(registry, cluster);
  const worker = bench.start({ registry, ...(feed ? { feed: feed(bench) } : {}) });
  await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
  const settled = async (notesSent: number) => {
    const head = await bench.store.head();
    await until(
      async () =>
        notes.sent.length >= notesSent &&
        (await worker.status()).subscriptions.every(({ position }) => position >= head),
      'lag zero',
      LONGEST_RECOVERY_MS,
    );
    expect((await worker.status()).subscriptions.map(({ state, lag }) => ({ state, lag }))).toEqual([
      { state: 'running', lag: 0 },
      { state: 'running', lag: 0 },
    ]);
  };
  return { notes, settled };
}

/** As a client of the store would: again until it is heard, or hears that it was. */
const insist = (work: () => Promise<unknown>): Promise<void> =>
  until(
    () =>
      work().then(
        () => true,
        (error: unknown) => error instanceof Error && error.message === 'wrong-expected-version',
      ),
    'the append',
  );

describe('the workers', () => {
  it('[PROJ-05] come back by themselves to lag zero within ten seconds, whatever ends their connections', async () => {
    const { notes, settled } = await startAll();
    for (let round = 0; round < OUTAGES; round += 1) {
      await (round % 6 === 5 ? cluster.crash() : bench.database.disconnectAll());
      await insist(() =>
        bench.append(`ledger-${round}`, 0, [
          { type: 'ledger.opened.v1', data: { name: 'Ann' } },
          { type: 'ledger.credited.v1', data: { amount: 1 } },
        ]),
      );
      await settled(round + 1);
    }
    expect(notes.sent).toHaveLength(OUTAGES);
  });

  it('[PROJ-05~] wait out a store that does not answer', async () => {
    let away = false;
    const { settled } = await startAll(({ store }) => ({
      onAppended: (wake) => store.onAppended(wake),
      readAll: (after, limit) =>
        away ? Promise.reject(new EventStoreUnavailable('away')) : store.readAll(after, limit),
    }));
    away = true;
    await openLedgers(bench, 3, () => undefined);
    await until(async () => (await bench.position('ledgers')) === 0, 'nothing to be projected');
    away = false;
    await settled(6);
  });
});
