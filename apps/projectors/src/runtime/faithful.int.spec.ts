import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { rebuildNow } from './testing/rebuild-now';
import { Bench, type OpenBench, until } from './testing/bench';
import { carelessFeed, History, seeded } from './testing/history';
import { creditNoteReactor, creditNotes, ledgerProjection } from './testing/ledger';
import { runSeed } from '@keelson/test-database/run';

const ledgers: AnyProjection = projection(ledgerProjection);
const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };
let bench: OpenBench;
afterEach(() => bench.close());

const SEED = runSeed();

describe('what a projection makes of a history', () => {
  it('[PROJ-08] is the same when replayed twice, in batches of any size', async () => {
    bench = await Bench.open(only);
    await new History(bench, seeded(SEED), 60).append(200);
    bench.start({ registry: only, timings: { batchSize: 7 } });
    await bench.projected('ledgers');
    const live = await bench.checksum(ledgers);
    for (const batchSize of [1, 3, 500]) {
      await rebuildNow(bench, ledgers, { batchSize });
      expect(await bench.checksum(ledgers)).toEqual(live);
    }
  });

  it('[PROJ-02] is the same when events come twice, late, out of order or not at all', async () => {
    bench = await Bench.open(only);
    const history = new History(bench, seeded(SEED), 60);
    const random = seeded(SEED + 1);
    bench.start({ registry: only, feed: carelessFeed(bench.store, random), timings: { batchSize: 40 } });
    for (let round = 0; round < 20; round += 1) await history.append(20);
    await bench.projected('ledgers');
    const careless = await bench.checksum(ledgers);
    await rebuildNow(bench, ledgers, {});
    expect(await bench.checksum(ledgers)).toEqual(careless);
  });
});

describe('a rebuild', () => {
  it('[EVENT-03~, PROJ-08] beside the live table, while events keep coming, ends equal to it and never goes back', async () => {
    bench = await Bench.open(only);
    const history = new History(bench, seeded(SEED), 80);
    await history.append(200);
    bench.start({ registry: only, timings: { batchSize: 20 } });
    await bench.projected('ledgers');
    const positions: number[] = [];
    const load = { on: true };
    const appends = (async () => {
      for (let round = 0; round < 60; round += 1) {
        await history.append(4);
        positions.push(await bench.position('ledgers'));
      }
      load.on = false;
    })();
    let rebuilds = 0;
    for (; load.on; rebuilds += 1) await rebuildNow(bench, ledgers, { batchSize: 50 });
    await appends;
    expect(rebuilds).toBeGreaterThan(0);
    await bench.projected('ledgers');
    const live = await bench.checksum(ledgers);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    await rebuildNow(bench, ledgers, {});
    expect(await bench.checksum(ledgers)).toEqual(live);
  });

  it('[PROJ-08~] starts by itself for a raised version, resumes after a stop and serves the old rows until the switch', async () => {
    bench = await Bench.open(only);
    await new History(bench, seeded(SEED), 40).append(120);
    const first = bench.start({ registry: only });
    await bench.projected('ledgers');
    await first.drain();
    const doubled = projection({
      ...ledgerProjection,
      version: 2,
      evolve: (row, event) => {
        const next = ledgerProjection.evolve(row, event);
        return next && event.type === 'ledger.credited.v1'
          ? { ...next, balance: next.balance + event.data.amount }
          : next;
      },
    });
    const raised = { ...only, projections: [doubled] };
    const old = await bench.checksum(ledgers);
    const interrupted = bench.start({ registry: raised, timings: { batchSize: 1 } });
    await until(async () => (await bench.position('ledgers__next')) > 10, 'the rebuild to be under way');
    expect(await bench.checksum(ledgers)).toEqual(old);
    await interrupted.drain();
    const left = await bench.position('ledgers__next');
    expect(left).toBeGreaterThan(10);
    bench.start({ registry: raised });
    await until(async () => (await bench.position('ledgers__next')) === -1, 'the switch');
    await bench.projected('ledgers');
    expect(await bench.checksum(ledgers)).not.toEqual(old);
    const { rows } = await bench.pool.query(
      `SELECT bool_and(balance = 2 * (SELECT coalesce(sum(each::int), 0) FROM jsonb_array_elements_text(credits) AS each)) AS doubled
       FROM read_model.ledgers`,
    );
    expect(rows).toEqual([{ doubled: true }]);
  });

  it('[PROJ-07~] puts no job on a queue and sends nothing', async () => {
    const notes = creditNotes();
    const registry = {
      projections: [ledgers],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [jobHandler(notes.handler)],
    };
    bench = await Bench.open(registry);
    bench.start({ registry });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    const history = new History(bench, seeded(SEED), 20);
    for (let round = 0; round < 3; round += 1) await history.append(60);
    await bench.projected('ledgers');
    await bench.projected('credit-notes');
    const [placed] = await bench.rows<{ jobs: number }>('SELECT count(*)::int AS jobs FROM pgboss.job');
    await until(() => notes.sent.length === placed?.jobs, 'all notes');
    const sent = notes.sent.length;
    expect(sent).toBeGreaterThan(20);
    await rebuildNow(bench, ledgers, {});
    await bench.append('ledger-last', 0, [
      { type: 'ledger.opened.v1', data: { name: 'Last' } },
      { type: 'ledger.credited.v1', data: { amount: 1 } },
    ]);
    await until(() => notes.sent.length > sent, 'the note of the last credit');
    expect(notes.sent).toHaveLength(sent + 1);
    expect(new Set(notes.sent.map(({ jobId }) => jobId)).size).toBe(sent + 1);
  });
});
