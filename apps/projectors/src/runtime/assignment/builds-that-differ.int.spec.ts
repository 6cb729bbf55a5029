import type { Registry } from '../registration';
import { Bench, type OpenBench, until } from '../testing/bench';
import { ledgerCopies } from '../testing/ledger-copies';
import { openLedgers } from '../testing/streams-of';
import type { Worker } from '../worker';

jest.setTimeout(300_000);

const CHANGED = 'ledgers-2';
const copies = ledgerCopies(6);
const build = (version: number): Registry => ({
  projections: copies.map((each) => (each.name === CHANGED ? { ...each, version } : each)),
  reactors: [],
  jobHandlers: [],
});
const [older, newer] = [build(1), build(2)];

let bench: OpenBench;
beforeEach(async () => (bench = await Bench.open(older)));
afterEach(() => bench.close());

const stateIn = async (worker: Worker, name = CHANGED): Promise<string | undefined> =>
  (await worker.status()).subscriptions.find((each) => each.name === name)?.state;
const runsIn = (worker: Worker, what: string) => until(async () => (await stateIn(worker)) === 'running', what);

/** Each of the others runs in one of both. */
const othersShared = (workers: readonly Worker[]) =>
  until(async () => {
    const running = (await Promise.all(workers.map((each) => each.status()))).flatMap(({ subscriptions }) =>
      subscriptions.filter(({ name, state }) => name !== CHANGED && state === 'running').map(({ name }) => name),
    );
    return running.length === copies.length - 1 && new Set(running).size === running.length;
  }, 'the others to be shared');

const versionOf = async (): Promise<unknown> =>
  (await bench.rows(`SELECT version FROM read_model.checkpoints WHERE projection = '${CHANGED}'`))[0];
const allProjected = async (): Promise<void> => {
  for (const { name } of copies) await bench.projected(name);
};
const sumsAgree = async (): Promise<void> => {
  const [first, ...rest] = await Promise.all(copies.map((each) => bench.checksum(each)));
  for (const each of rest) expect(each).toEqual(first);
};

it('[PROJ-08~] workers of a newer build rebuild what changed and share the rest with the older ones, which let go of it', async () => {
  const old = bench.start({ registry: older, owner: 'old' });
  await openLedgers(bench, 20, () => undefined);
  await allProjected();
  const fresh = bench.start({ registry: newer, owner: 'fresh' });
  await runsIn(fresh, 'the newer version to run');
  expect(await versionOf()).toEqual({ version: 2 });
  expect(await stateIn(old)).toBe('standby');
  await othersShared([old, fresh]);
  await bench.append('ledger-99', 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
  await allProjected();
  await sumsAgree();

  await old.drain();
  await until(
    async () => (await fresh.status()).subscriptions.every(({ state }) => state === 'running'),
    'the newer build to run everything',
  );
  await bench.append('ledger-99', 1, [{ type: 'ledger.credited.v1', data: { amount: 5 } }]);
  await allProjected();
  await sumsAgree();
});

it('[PROJ-08~] a worker of an older build that joins late leaves alone what is of a newer version', async () => {
  const fresh = bench.start({ registry: newer, owner: 'fresh' });
  await openLedgers(bench, 20, () => undefined);
  await allProjected();
  const old = bench.start({ registry: older, owner: 'old' });
  await othersShared([old, fresh]);
  await until(async () => (await stateIn(old)) === 'standby', 'the older build to leave it alone');
  expect(await stateIn(fresh)).toBe('running');
  expect(await versionOf()).toEqual({ version: 2 });
  await bench.append('ledger-99', 0, [{ type: 'ledger.opened.v1', data: { name: 'Zoe' } }]);
  await allProjected();
  await sumsAgree();
});
