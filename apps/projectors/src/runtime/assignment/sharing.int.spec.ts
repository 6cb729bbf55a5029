import type { Worker } from '../worker';
import type { Registry } from '../registration';
import { Bench, type OpenBench, until } from '../testing/bench';
import { ledgerCopies } from '../testing/ledger-copies';
import { openLedgers } from '../testing/streams-of';

jest.setTimeout(300_000);

const copies = ledgerCopies(12);
const registry: Registry = { projections: copies, reactors: [], jobHandlers: [] };
const names = copies.map(({ name }) => name);
const MOST_OF_THREE = 5;

let bench: OpenBench;
beforeEach(async () => (bench = await Bench.open(registry)));
afterEach(() => bench.close());

const runningIn = async (worker: Worker): Promise<readonly string[]> =>
  (await worker.status()).subscriptions.flatMap(({ name, state }) => (state === 'running' ? [name] : []));

/** Every subscription runs in one of these workers and stands by in the others. */
const shared = (workers: readonly Worker[], what: string) =>
  until(async () => {
    const running = await Promise.all(workers.map(runningIn));
    return running.flat().length === names.length && new Set(running.flat()).size === names.length;
  }, what);

const allProjected = async (): Promise<void> => {
  for (const name of names) await bench.projected(name);
};

it('[PROJ-04~] workers share the subscriptions fairly, hand over to who joins, and take over from who leaves', async () => {
  const first = bench.start({ registry, owner: 'first' });
  await shared([first], 'the first worker to have everything');
  const second = bench.start({ registry, owner: 'second' });
  const third = bench.start({ registry, owner: 'third' });
  await until(async () => (await runningIn(third)).length > 0 && (await runningIn(second)).length > 0, 'a share each');
  await shared([first, second, third], 'a subscription to have one worker');
  for (const worker of [first, second, third])
    expect((await runningIn(worker)).length).toBeLessThanOrEqual(MOST_OF_THREE);
  await openLedgers(bench, 5, () => undefined);
  await allProjected();

  const before = await runningIn(third);
  await second.drain();
  await shared([first, third], 'what the second had to go to the others');
  expect(await runningIn(third)).toEqual(expect.arrayContaining([...before]));
  await bench.append('ledger-9', 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
  await allProjected();
  expect(await bench.rows('SELECT owner FROM read_model.workers ORDER BY owner')).toEqual([
    { owner: 'first' },
    { owner: 'third' },
  ]);
});

it('[PROJ-04~] a claim that nobody takes is taken by another worker than the one that was to have it', async () => {
  await bench.pool.query(
    `INSERT INTO read_model.workers (owner, serves, failing, alive_until)
     VALUES ('silent', $1, '{}', now() + interval '1 hour')`,
    [names.map((name) => `${name}@1`)],
  );
  const worker = bench.start({ registry, owner: 'first', timings: { leaseMs: 300, renewLeasesMs: 50 } });
  await shared([worker], 'the only worker that works to have everything');
});
