import { setImmediate } from 'node:timers/promises';
import type { LogPage, StoredEvent } from '@keelson/event-store';
import { KeptPages } from './kept-pages';
import { SharedFeed } from './shared-feed';

const LIMIT = 2;
const FOR_EVER_MS = 3_600_000;
const MOST = 2;

/** A log that grows, with the places that were read of it, and those who follow it together. */
function openLog(length: number, patienceMs = FOR_EVER_MS) {
  const log = { length, fails: false, read: [] as number[], wake: (): void => undefined };
  const page = (after: number, limit: number): LogPage => {
    const many = Math.max(0, Math.min(limit, log.length - after));
    const positions = Array.from({ length: many }, (_, n) => after + n + 1);
    return {
      events: positions.map((position) => ({ position }) as StoredEvent),
      checkpoint: positions.at(-1) ?? after,
    };
  };
  const feed = new SharedFeed(
    {
      onAppended: (wake) => {
        log.wake = wake;
        return () => undefined;
      },
      readAll: (after, limit) => {
        if (log.fails) return Promise.reject(new Error('no store'));
        log.read.push(after);
        return Promise.resolve(page(after, limit));
      },
    },
    new KeptPages(MOST, () => patienceMs),
  );
  const follower = () => {
    const reader = feed.reader();
    return async (after: number) => (await reader.readAll(after, LIMIT)).events.map(({ position }) => position);
  };
  return { log, feed, follower };
}

const landed = async (work: Promise<unknown>): Promise<boolean> => {
  const pending = Symbol('pending');
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return (await Promise.race([work, Promise.resolve(pending)])) !== pending;
};

it('reads a full page once for those who come one after the other, and what may still grow anew', async () => {
  const { log, follower } = openLog(3);
  const [one, other] = [follower(), follower()];
  expect([await one(0), await other(0)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(await one(2)).toEqual([3]);
  log.length = 4;
  expect([await one(2), await other(2)]).toEqual([
    [3, 4],
    [3, 4],
  ]);
  expect(log.read).toEqual([0, 2, 2]);
});

it('gives everybody who follows every event in order, whoever is how quick, and reads each page once', async () => {
  const { log, follower } = openLog(40);
  const follow = async (turns: number): Promise<number[]> => {
    const next = follower();
    const taken: number[] = [];
    for (let page = await next(0); page.length > 0; page = await next(taken.length)) {
      taken.push(...page);
      for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    }
    return taken;
  };
  const all = Array.from({ length: 40 }, (_, n) => n + 1);
  expect(await Promise.all([follow(0), follow(3), follow(1), follow(9)])).toEqual([all, all, all, all]);
  const full = log.read.filter((after) => after < 40);
  expect(full).toEqual([...new Set(full)]);
  expect(full).toHaveLength(20);
});

it('lets whoever runs ahead wait for those who come for the same pages, and keeps no more pages than it may', async () => {
  const { log, follower } = openLog(20);
  const [ahead, behind] = [follower(), follower()];
  await Promise.all([ahead(0), behind(0)]);
  await ahead(2);
  await ahead(4);
  const next = ahead(6);
  expect([await landed(next), log.read]).toEqual([false, [0, 2, 4]]);
  expect([await behind(2), await next]).toEqual([
    [3, 4],
    [7, 8],
  ]);
  expect([await behind(4), await behind(6), log.read]).toEqual([
    [5, 6],
    [7, 8],
    [0, 2, 4, 6],
  ]);
});

it('leaves behind who does not come, who then reads by themselves', async () => {
  const { log, follower } = openLog(20, 0);
  const [ahead, behind] = [follower(), follower()];
  await Promise.all([ahead(0), behind(0)]);
  for (const after of [2, 4, 6, 8]) expect(await ahead(after)).toEqual([after + 1, after + 2]);
  expect(await behind(2)).toEqual([3, 4]);
  expect(log.read).toEqual([0, 2, 4, 6, 8, 2]);
});

it('makes nobody wait who stands elsewhere, and loses no page that is waited for to them', async () => {
  const { log, follower } = openLog(40);
  const [ahead, behind, elsewhere] = [follower(), follower(), follower()];
  await Promise.all([ahead(0), behind(0)]);
  await ahead(2);
  await ahead(4);
  for (const after of [20, 22, 24, 26]) expect(await elsewhere(after)).toEqual([after + 1, after + 2]);
  expect([await behind(2), await behind(4)]).toEqual([
    [3, 4],
    [5, 6],
  ]);
  expect(log.read).toEqual([0, 2, 4, 20, 22, 24, 26]);
});

it('reads anew after a failure of the store, and lets nobody wait for it', async () => {
  const { log, feed, follower } = openLog(20);
  const [ahead, behind] = [follower(), follower()];
  await Promise.all([ahead(0), behind(0)]);
  await ahead(2);
  await ahead(4);
  const waiting = ahead(6);
  expect(await landed(waiting)).toBe(false);
  log.fails = true;
  feed.forget();
  await expect(waiting).rejects.toThrow('no store');
  await expect(behind(2)).rejects.toThrow('no store');
  log.fails = false;
  expect([await behind(2), await ahead(6), log.read]).toEqual([
    [3, 4],
    [7, 8],
    [0, 2, 4, 2, 6],
  ]);
});

it('keeps nothing of a read that began before a failure', async () => {
  const { log, feed, follower } = openLog(20);
  const [one, other] = [follower(), follower()];
  const read = one(0);
  await Promise.resolve();
  feed.forget();
  expect([await read, await other(0)]).toEqual([
    [1, 2],
    [1, 2],
  ]);
  expect(log.read).toEqual([0, 0]);
});

it('reads anew after a wake-up where a read before it was not full', async () => {
  const { log, feed, follower } = openLog(1);
  const woken: string[] = [];
  feed.onAppended(() => void woken.push('woken'));
  const before = follower()(0);
  log.length = 2;
  log.wake();
  expect([await follower()(0), woken]).toEqual([[1, 2], ['woken']]);
  await before;
});
