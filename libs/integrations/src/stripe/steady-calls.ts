import { setTimeout as wait } from 'node:timers/promises';
import type { StripeCalls } from './stripe-calls';

/** A quarter of what the provider allows a live account for reading: the rest is for those who wait for an answer. */
const EVERY_MS = 40;

/** Calls of long work, one after the other at a steady pace, so that it never uses up the provider's rate limit. */
export class SteadyCalls {
  #next = 0;

  constructor(
    private readonly calls: Pick<StripeCalls, 'run' | 'find'>,
    private readonly everyMs = EVERY_MS,
    private readonly now: () => number = () => performance.now(),
    private readonly pause: (ms: number) => Promise<unknown> = (ms) => wait(ms),
  ) {}

  async run<Value>(call: () => Promise<Value>): Promise<Value> {
    await this.turn();
    return this.calls.run(call);
  }

  async find<Value>(call: () => Promise<Value>): Promise<Value | undefined> {
    await this.turn();
    return this.calls.find(call);
  }

  private async turn(): Promise<void> {
    const now = this.now();
    const mine = Math.max(now, this.#next);
    this.#next = mine + this.everyMs;
    if (mine > now) await this.pause(mine - now);
  }
}
