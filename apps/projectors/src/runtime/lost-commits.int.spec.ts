import { type OwnCluster, ownCluster } from '@keelson/test-database';
import { type AnyProjection, jobHandler, projection, reactor, type Registry } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { creditNoteReactor, creditNotes, ledgerProjection } from './testing/ledger';
import { openLedgers } from './testing/streams-of';

jest.setTimeout(300_000);

const ledgers: AnyProjection = projection(ledgerProjection);

/** Commits of projections do not wait for the disk: a crash of the server can take back the last of them. */
describe('a commit that a crash took back while nothing happens', () => {
  let bench: OpenBench;
  let cluster: OwnCluster | undefined;
  afterEach(async () => {
    await bench.close();
    await cluster?.stop();
    cluster = undefined;
  });

  it('[PROJ-01~] of rows is made again without a new event', async () => {
    const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };
    bench = await Bench.open(only);
    const worker = bench.start({ registry: only });
    await openLedgers(bench, 5, () => undefined);
    await bench.projected('ledgers');
    const before = await bench.checksum(ledgers);
    const head = await bench.store.head();
    await bench.pool.query(
      `WITH lost AS (DELETE FROM read_model.ledgers WHERE stream_id = 'ledger-4')
       UPDATE read_model.checkpoints SET position = (
         SELECT min(position) - 1 FROM event_store.events WHERE stream_id = 'ledger-4'
       ) WHERE projection = 'ledgers'`,
    );
    expect(await bench.position('ledgers')).toBeLessThan(head);
    await bench.projected('ledgers', head);
    expect(await bench.checksum(ledgers)).toEqual(before);
    expect((await worker.status()).subscriptions).toMatchObject([{ state: 'running', lag: 0 }]);
  });

  it('[PROJ-01~] of a reactor asks again for the jobs that went with it, once', async () => {
    const notes = creditNotes();
    const registry: Registry = {
      projections: [],
      reactors: [reactor(creditNoteReactor)],
      jobHandlers: [jobHandler(notes.handler)],
    };
    bench = await Bench.open(registry);
    bench.start({ registry });
    await until(async () => (await bench.position('credit-notes')) === 0, 'the reactor');
    await openLedgers(bench, 2, () => undefined);
    await until(() => notes.sent.length === 4, 'the notes');
    const head = await bench.store.head();
    await bench.pool.query(`UPDATE read_model.checkpoints SET position = 0 WHERE projection = 'credit-notes'`);
    await until(async () => (await bench.position('credit-notes')) === head, 'the reactor to come back');
    expect(notes.sent).toHaveLength(4);
  });

  it('[PROJ-01~] at a real crash leaves no row behind the log, though nobody writes afterwards', async () => {
    cluster = await ownCluster();
    const only: Registry = { projections: [ledgers], reactors: [], jobHandlers: [] };
    bench = await Bench.open(only, cluster);
    bench.start({ registry: only });
    for (let crash = 0; crash < 3; crash += 1) {
      for (let index = 0; index < 20; index += 1)
        await bench.append(`ledger-${crash}-${index}`, 0, [{ type: 'ledger.opened.v1', data: { name: 'Ann' } }]);
      await cluster.crash();
      const rows = async () => bench.rows<{ count: number }>('SELECT count(*)::int FROM read_model.ledgers');
      await until(
        async () => (await rows().catch(() => []))[0]?.count === 20 * (crash + 1),
        'the rows of everything that was acknowledged',
      );
    }
  });
});
