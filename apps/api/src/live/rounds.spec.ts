import { remainingMs, requestScope } from '../platform/http/request-scope';
import { eventually } from '../testing/eventually';
import { type RoundParts, Rounds } from './rounds';

const limits = { pollMs: 1_000, beatMs: 15_000 };

describe('Rounds', () => {
  let done: string[];
  let needed: boolean;
  let wake: (() => void) | undefined;
  let failing: Error | undefined;
  let rounds: Rounds;

  const work = (name: string) => () => {
    done.push(name);
    return failing ? Promise.reject(failing) : Promise.resolve();
  };
  const parts = (): RoundParts => ({
    needed: () => needed,
    begin: work('begin'),
    follow: work('follow'),
    watch: [work('watch')],
    beat: () => void done.push('beat'),
    subscribe: (listener) => {
      wake = listener;
      return () => (wake = undefined);
    },
    onError: () => void done.push('error'),
    limits,
  });

  beforeEach(() => {
    jest.useFakeTimers();
    [done, needed, failing] = [[], true, undefined];
    rounds = new Rounds(parts());
  });
  afterEach(() => {
    rounds.stop();
    jest.useRealTimers();
  });

  it('looks once after many wakes, and from time to time', async () => {
    await rounds.start();
    await jest.advanceTimersByTimeAsync(100);
    done = [];
    for (let each = 0; each < 100; each += 1) wake?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(done).toEqual(['follow']);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(done).toEqual(['follow', 'follow', 'watch']);
  });

  it('has more time than is left to the request that starts it', async () => {
    jest.useRealTimers();
    const left: number[] = [];
    const follow = async () => void left.push(remainingMs(5_000));
    rounds = new Rounds({ ...parts(), follow, limits: { ...limits, pollMs: 1 } });
    await requestScope.run({ correlationId: 'c', deadline: performance.now() }, () => rounds.start());
    await eventually('some looks', () => left.length > 2);
    expect(new Set(left)).toEqual(new Set([5_000]));
  });

  it('asks nothing while nobody listens, and begins anew with the next', async () => {
    await Promise.all([rounds.start(), rounds.start()]);
    needed = false;
    await jest.advanceTimersByTimeAsync(2_000);
    done = [];
    expect([wake, jest.getTimerCount()]).toEqual([undefined, 0]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(done).toEqual([]);
    needed = true;
    await rounds.start();
    expect(done).toEqual(['begin']);
  });

  it('goes on after an outage, and starts again where it could not begin', async () => {
    failing = new Error('away');
    await expect(rounds.start()).rejects.toThrow('away');
    failing = undefined;
    await rounds.start();
    failing = new Error('away');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(done).toContain('error');
    failing = undefined;
    done = [];
    await jest.advanceTimersByTimeAsync(1_000);
    expect(done).toEqual(['follow', 'watch']);
  });
});
