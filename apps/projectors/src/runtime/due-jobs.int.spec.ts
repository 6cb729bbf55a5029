import { pino } from 'pino';
import { DueJobs } from './due-jobs';
import { jobIdOf, jobQueue } from './job-queue';
import { jobHandler } from './registration';
import { Bench, type OpenBench, until } from './testing/bench';
import { WakeUp } from './wake-up';

const QUEUES = ['due', 'later', 'empty'] as const;

describe('the look at all queues', () => {
  let bench: OpenBench;
  beforeEach(async () => {
    const jobHandlers = QUEUES.map((queue) => jobHandler({ queue, handle: () => Promise.resolve() }));
    bench = await Bench.open({ projections: [], reactors: [], jobHandlers });
  });
  afterEach(() => bench.close());

  /** A look that is repeated each time that `again` is called. */
  const started = (pool = bench.pool) => {
    const wakeUps = new Map(QUEUES.map((queue) => [queue, new WakeUp()]));
    const paused = new WakeUp();
    const looks: number[] = [];
    const pause = (ms: number) => {
      looks.push(ms);
      return paused.wait(paused.ticket);
    };
    const outageBackOff = { firstMs: 7, mostMs: 50 };
    const due = new DueJobs({ pool, wakeUps, pollMs: 100, outageBackOff, pause, log: pino({ level: 'silent' }) });
    const ended = due.run();
    return {
      looks,
      again: () => paused.wake(),
      woken: () => QUEUES.filter((queue) => (wakeUps.get(queue)?.ticket ?? 0) > 0),
      stop: () => {
        due.stop();
        paused.wake();
        return ended;
      },
    };
  };

  it('wakes the runners of those with a job whose time has come, and nobody else', async () => {
    const look = started();
    await until(() => look.looks.length === 1, 'the first look');
    expect(look.woken()).toEqual([]);
    await jobQueue(bench.pool).insert([
      { id: jobIdOf('due', '1'), name: 'due', data: {} },
      { id: jobIdOf('later', '1'), name: 'later', data: {}, startAfter: '2099-01-01T00:00:00.000Z' },
    ]);
    look.again();
    await until(() => look.looks.length === 2, 'the second look');
    expect(look.woken()).toEqual(['due']);
    await look.stop();
  });

  it('goes on after an outage, later and later until it is over', async () => {
    let away = true;
    const pool = new Proxy(bench.pool, {
      get: (real, name) =>
        name === 'query' && away ? () => Promise.reject(new Error('away')) : (Reflect.get(real, name) as unknown),
    });
    const look = started(pool);
    for (const looks of [1, 2]) {
      await until(() => look.looks.length === looks, 'a look');
      look.again();
    }
    await until(() => look.looks.length === 3, 'the last look of the outage');
    away = false;
    look.again();
    await until(() => look.looks.length === 4, 'a look after it');
    const [first, second, , last] = look.looks;
    expect(second).toBeGreaterThan(first ?? 0);
    expect(last).toBe(100);
    await look.stop();
  });
});
