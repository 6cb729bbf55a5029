import { type Socket, connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { livePaths } from '@keelson/contracts/live';
import { eventually } from '../testing/eventually';
import { leave } from '../platform/lifecycle/leave';
import { newAccountId } from '../testing/test-sessions';
import { LivePages } from './live-pages';
import { LiveBench } from './testing/live-bench';
import { StreamClient } from './testing/stream-client';

const path = livePaths.stream.path;

describe('live streams, from beginning to end', () => {
  let bench: LiveBench;

  beforeAll(async () => {
    bench = await LiveBench.open({
      gapMs: 20,
      pollMs: 50,
      unverifiedMs: 200,
      perSession: 3,
      perAccount: 5,
      perProcess: 8,
    });
  });
  afterAll(() => bench.close());

  const pages = () => bench.api.app.get(LivePages, { strict: false });
  const nobodyListens = () => eventually('nobody to listen', () => pages().listeners.size === 0);

  it('[SESS-04~] ends at once when the session does, and says so', async () => {
    const owner = bench.api.sessions.introduce({ kind: 'customer' });
    const other = bench.api.sessions.introduce({ kind: 'customer' });
    const [own, others] = [await bench.listen(owner), await bench.listen(other)];
    bench.api.sessions.end(owner);
    await own.heard('ended');
    await own.gone();
    await bench.shown([owner.id, other.id]);
    await others.heard('changed');
    expect(own.of('changed')).toEqual([]);
    expect((await StreamClient.open(`${bench.address}${path}`, owner, bench.api.services.positions)).status).toBe(401);
    others.leave();
    await nobodyListens();
  });

  it('[SESS-04~] hears no more of what its holder may not read any more', async () => {
    const admin = bench.api.sessions.introduce({ kind: 'admin', permissions: ['customers.manage'] });
    const stream = await bench.listen(admin);
    await bench.shown([newAccountId()]);
    await stream.heard('changed');
    bench.api.sessions.change(admin, { permissions: [] });
    await eventually('the audience to change', () =>
      [...pages().listeners].every(({ audience }) => !audience.has('customers')),
    );
    await bench.shown([newAccountId()]);
    const witness = await bench.listen(bench.api.sessions.introduce({ kind: 'superAdmin' }));
    await bench.shown([newAccountId()]);
    await witness.heard('changed');
    expect(stream.of('changed')).toHaveLength(1);
    stream.leave();
    witness.leave();
    await nobodyListens();
  });

  it('[SESS-04~] ends when it cannot be seen for long whether its session lives', async () => {
    const stream = await bench.listen(bench.api.sessions.introduce({ kind: 'customer' }));
    bench.api.sessions.away = new Error('sessions away');
    await stream.gone();
    bench.api.sessions.away = undefined;
    expect(stream.of('ended')).toEqual([]);
    await nobodyListens();
  });

  it('[LOAD-05~] has a share for each network, however many accounts come from it', async () => {
    const few = await LiveBench.open({ gapMs: 1, perNetwork: 2 });
    try {
      const statuses = [];
      for (let each = 0; each < 4; each += 1) {
        statuses.push((await few.listen(few.api.sessions.introduce({ kind: 'customer' }))).status);
      }
      expect(statuses).toEqual([200, 200, 429, 429]);
    } finally {
      await few.close();
    }
  });

  it('[EVENT-10~, LOAD-01~] has places of its own, by session, by account and in all', async () => {
    const accountId = newAccountId();
    const [first, second] = [1, 2].map(() => bench.api.sessions.introduce({ kind: 'customer', accountId }));
    const stranger = bench.api.sessions.introduce({ kind: 'superAdmin' });
    const third = bench.api.sessions.introduce({ kind: 'partner' });
    const open = async (who: { cookie: string } | undefined, count: number) => {
      const streams: StreamClient[] = [];
      for (let each = 0; each < count; each += 1) streams.push(await bench.listen({ cookie: who?.cookie ?? '' }));
      return streams;
    };
    const heads = (streams: readonly StreamClient[]) =>
      streams.map(({ status, headers }) => [status, headers['retry-after']]);
    const good = [200, undefined];
    const opened = await open(first, 4);
    expect(heads(opened)).toEqual([good, good, good, [429, '30']]);
    opened.push(...(await open(second, 3)));
    expect(heads(opened.slice(4))).toEqual([good, good, [429, '30']]);
    opened.push(...(await open(stranger, 3)), ...(await open(third, 1)));
    expect(heads(opened.slice(7))).toEqual([good, good, good, [503, '30']]);
    for (const each of opened) each.leave();
    await nobodyListens();
    expect(heads(await open(first, 1))).toEqual([good]);
    for (const each of pages().listeners) each.end('');
    await nobodyListens();
  });

  it('[LOAD-04~] ends with the process: told when to come back, and taken up by another one', async () => {
    const owner = bench.api.sessions.introduce({ kind: 'customer' });
    const leaving = await bench.another();
    const { cookie } = leaving.api.sessions.introduce({ kind: 'customer', accountId: owner.id });
    const stream = await bench.listen({ cookie }, { address: leaving.address });
    expect(stream.text).toMatch(/^retry: [1-3]\d{3}\n\n/);
    let noticeOver = (): void => undefined;
    const notice = new Promise<void>((resolve) => (noticeOver = resolve));
    const left = leave(leaving.api, { notice: () => notice, drainMs: 60_000 });
    const late = await StreamClient.open(`${leaving.address}${path}`, { cookie }, leaving.api.services.positions);
    expect([late.status, late.headers['retry-after']]).toEqual([503, '2']);
    await stream.gone();
    noticeOver();
    expect(await left).toBe(true);
    bench.hasLeft(leaving.api);
    const position = await bench.shown([owner.id]);
    const back = await bench.listen(owner, { after: stream.lastId });
    expect(await back.heard('changed')).toMatchObject({ data: { position } });
    back.leave();
    await nobodyListens();
  });
});

describe('browsers that do not read', () => {
  it('[EVENT-10~] 200 of them cost little memory while 20,000 events come, and nobody else waits', async () => {
    const bench = await LiveBench.open({ gapMs: 1, perAccount: 300, perSession: 300, perProcess: 300 });
    const { cookie } = bench.api.sessions.introduce({ kind: 'superAdmin' });
    const { hostname, port } = new URL(bench.address);
    const sockets: Socket[] = [];
    for (let each = 0; each < 200; each += 1) {
      const socket = connect(Number(port), hostname);
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\n\r\n`);
      sockets.push(socket);
    }
    const reading = await bench.listen({ cookie });
    const pages = bench.api.app.get(LivePages, { strict: false });
    await eventually('all to listen', () => pages.listeners.size === 201);

    const accounts = Array.from({ length: 1_000 }, newAccountId);
    const before = memory();
    let last = 0;
    for (let batch = 0; batch < 20; batch += 1) last = await bench.shown(accounts);
    await eventually('the reader to hear the last', () => reading.of('changed').at(-1)?.data.position === last);
    const grown = memory() - before;
    process.stdout.write(`200 browsers that do not read, 20,000 events: ${(grown / 2 ** 20).toFixed(1)} MiB more\n`);
    expect(grown).toBeLessThan(16 * 2 ** 20);
    for (const socket of sockets) socket.destroy();
    await bench.close();
  });
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** What is really held. */
const memory = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
