import { EventStoreUnavailable } from '../port';
import { DurabilityOff } from './durability';
import { DurabilityWatch } from './durability-watch';

const HOUR = 3_600_000;

describe('the watch over the settings of the server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[ES-01~] looks every hour, refuses appends from when they are wrong, and looks again soon', async () => {
    let found: Error | undefined;
    const reported: Error[] = [];
    const watch = new DurabilityWatch(
      () => (found ? Promise.reject(found) : Promise.resolve()),
      (error) => reported.push(error),
    );
    await watch.check();
    expect(() => watch.assertDurable()).not.toThrow();

    found = new DurabilityOff('the database must not run with fsync=off');
    await jest.advanceTimersByTimeAsync(HOUR);
    expect(reported).toEqual([found]);
    expect(() => watch.assertDurable()).toThrow(found.message);

    found = new EventStoreUnavailable('away');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(() => watch.assertDurable()).toThrow(EventStoreUnavailable);

    found = undefined;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(() => watch.assertDurable()).not.toThrow();
  });

  it('does not look again after it was stopped', async () => {
    let looks = 0;
    const watch = new DurabilityWatch(
      async () => void (looks += 1),
      () => undefined,
    );
    await watch.check();
    watch.stop();
    await watch.check();
    await jest.advanceTimersByTimeAsync(2 * HOUR);
    expect(looks).toBe(2);
  });
});
