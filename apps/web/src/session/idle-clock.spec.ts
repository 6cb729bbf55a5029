import { IDLE_LIMIT_MS, IdleClock, PING_MS, THROTTLE_MS } from './idle-clock';

describe('idle clock', () => {
  it('[SIGNIN-16~] ends after 1,800,000 ms without input and not before', () => {
    const clock = new IdleClock(0);
    expect(IDLE_LIMIT_MS).toBe(1_800_000);
    expect(clock.expired(1_799_999)).toBe(false);
    expect(clock.expired(1_800_000)).toBe(true);
  });

  it('[SIGNIN-16~] counts input within 500 ms once', () => {
    const clock = new IdleClock(0);
    expect(clock.input(THROTTLE_MS - 1)).toBe(false);
    expect(clock.input(THROTTLE_MS)).toBe(true);
    expect(clock.input(THROTTLE_MS + 499)).toBe(false);
    expect(clock.remaining(THROTTLE_MS)).toBe(IDLE_LIMIT_MS);
  });

  it('takes no input after the limit, as after a night of sleep', () => {
    const clock = new IdleClock(0);
    expect(clock.input(IDLE_LIMIT_MS)).toBe(false);
    expect(clock.expired(IDLE_LIMIT_MS)).toBe(true);
  });

  it('lives on by input in another tab, never backwards', () => {
    const clock = new IdleClock(0);
    clock.inputElsewhere(1_000_000);
    clock.inputElsewhere(500);
    expect(clock.remaining(1_000_000)).toBe(IDLE_LIMIT_MS);
  });

  it('tells the API at most once a minute', () => {
    const clock = new IdleClock(0);
    expect(clock.pingDue(PING_MS - 1)).toBe(false);
    expect(clock.pingDue(PING_MS)).toBe(true);
    expect(clock.pingDue(PING_MS + 1)).toBe(false);
  });
});
