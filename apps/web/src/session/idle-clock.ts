/** 30 minutes without input end the session (SIGNIN-16). */
export const IDLE_LIMIT_MS = 1_800_000;
/** Input within this time counts once. */
export const THROTTLE_MS = 500;
/** How often the API hears that somebody is at the keyboard. */
export const PING_MS = 60_000;

/** Counts the time since the last input. Knows no timers: the caller asks. */
export class IdleClock {
  private lastInput: number;
  private lastPing: number;

  constructor(now: number) {
    this.lastInput = now;
    this.lastPing = now;
  }

  /** Whether the limit has passed. Input after it comes too late. */
  expired(now: number): boolean {
    return now - this.lastInput >= IDLE_LIMIT_MS;
  }

  remaining(now: number): number {
    return Math.max(0, this.lastInput + IDLE_LIMIT_MS - now);
  }

  /** Notes input; false when it is throttled or too late. */
  input(now: number): boolean {
    if (this.expired(now) || now - this.lastInput < THROTTLE_MS) return false;
    this.lastInput = now;
    return true;
  }

  /** Input in another tab of this browser. */
  inputElsewhere(at: number): void {
    this.lastInput = Math.max(this.lastInput, at);
  }

  /** Whether the API should hear of the input now. */
  pingDue(now: number): boolean {
    if (now - this.lastPing < PING_MS) return false;
    this.lastPing = now;
    return true;
  }
}
