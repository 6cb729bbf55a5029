import type { AppendOutcome } from '../port';
import { BurstNotices } from './burst-notices';

const appended: AppendOutcome = { kind: 'appended', version: 1, position: 1, hash: '0'.repeat(64) };
const conflict: AppendOutcome = { kind: 'wrong-expected-version', actualVersion: 1 };

let now: number;
let toldAlone: number;
let notices: BurstNotices;
beforeEach(() => {
  now = 0;
  toldAlone = 0;
  notices = new BurstNotices(
    () => {
      toldAlone += 1;
      return Promise.resolve();
    },
    () => now,
  );
});

/** A batch that ends when it is let go. */
function batch(last: boolean, outcome: (AppendOutcome | undefined)[] | Error = [appended]) {
  let tells: boolean | undefined;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const ended = notices
    .around(last, async (told) => {
      tells = told;
      await held;
      if (outcome instanceof Error) throw outcome;
      return outcome;
    })
    .catch(() => undefined);
  return {
    tells,
    end: async () => {
      letGo();
      await ended;
    },
  };
}

it('a lone append tells with its own commit, and nothing is told after it', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const lone = batch(true);
    expect(lone.tells).toBe(true);
    await lone.end();
    notices.atRest();
  }
  expect(toldAlone).toBe(0);
});

it('a burst tells when it begins, then every five milliseconds, and once at its end', async () => {
  const told: number[] = [];
  for (; now < 12; now += 1) {
    const next = batch(false);
    if (next.tells) told.push(now);
    await next.end();
  }
  expect(told).toEqual([0, 5, 10]);
  notices.atRest();
  notices.atRest();
  expect(toldAlone).toBe(1);
});

it('what is committed after a notice that was sent before it ended is told of', async () => {
  await batch(false).end();
  const slow = batch(false);
  const last = batch(true);
  expect([slow.tells, last.tells]).toEqual([false, true]);
  await last.end();
  await slow.end();
  notices.atRest();
  expect(toldAlone).toBe(1);
});

it.each([
  ['was refused', [conflict]],
  ['is to be tried again', [undefined]],
  ['failed', new Error('away')],
])('what was written before is told of when the batch that was to tell %s', async (_what, outcome) => {
  await batch(false).end();
  await batch(false).end();
  await batch(true, outcome).end();
  notices.atRest();
  expect(toldAlone).toBe(1);
});

it('a refusal alone is nothing to tell of', async () => {
  await batch(true, [conflict]).end();
  now = 1;
  await batch(false, [conflict]).end();
  notices.atRest();
  expect(toldAlone).toBe(0);
});
