import type { Position } from '@keelson/event-store';
import { type BackOff, delayAfter } from './back-off';
import type { Checkpoints, Claim } from './checkpoints';
import { failureText } from './failure';
import { Follower, type FollowerParts } from './follower';
import type { Holder } from './lease-keeper';
import type { WakeUp } from './wake-up';

/** `standby`: another process has it. `failing`: an outage, to be tried again. */
export type SubscriptionState = 'starting' | 'running' | 'rebuilding' | 'standby' | 'failing' | 'stopped';

export interface SubscriptionStatus {
  readonly name: string;
  readonly state: SubscriptionState;
  readonly position: Position;
  readonly parkedStreams: number;
  readonly lastFailure?: string;
}

export interface SubscriptionParts extends FollowerParts {
  readonly name: string;
  readonly version: number;
  readonly checkpoints: Checkpoints;
  readonly wakeUp: WakeUp;
  readonly pollMs: number;
  /** Sleeps, but not beyond the moment when the process drains. */
  readonly pause: (ms: number) => Promise<void>;
  readonly outageBackOff: BackOff;
  /** Makes what the subscription writes to, before each claim. False: this process is not to run it now. */
  prepare(enter: (state: SubscriptionState) => void): Promise<boolean>;
}

/** One projection or reactor, for as long as the process lives: claims it, follows the feed, comes back after outages. */
export class Subscription implements Holder {
  #state: SubscriptionState = 'starting';
  #follower: Follower | undefined;
  #stopping = false;
  #claimsAgain = false;
  #failures = 0;
  #lastFailure: string | undefined;

  constructor(private readonly parts: SubscriptionParts) {}

  get status(): SubscriptionStatus {
    return {
      name: this.parts.name,
      state: this.#state,
      position: this.#follower?.position ?? 0,
      parkedStreams: this.#follower?.parkedStreams ?? 0,
      ...(this.#lastFailure === undefined ? {} : { lastFailure: this.#lastFailure }),
    };
  }

  get standing(): Claim | undefined {
    return this.#follower?.standing;
  }

  claimAgain(): void {
    this.#claimsAgain = true;
  }

  stop(): void {
    this.#stopping = true;
  }

  async run(): Promise<void> {
    while (!this.#stopping) {
      try {
        await this.#serve();
      } catch (error) {
        await this.#failed(error);
      }
    }
    this.#state = 'stopped';
  }

  async #serve(): Promise<void> {
    const ready = await this.parts.prepare((state) => (this.#state = state));
    const claim = ready ? await this.parts.checkpoints.claim(this.parts.name, this.parts.version) : undefined;
    if (!claim) {
      this.#state = 'standby';
      this.#follower = undefined;
      return this.parts.pause(this.parts.pollMs);
    }
    this.#claimsAgain = false;
    this.#follower = await Follower.start(this.parts, claim);
    await this.#follow(this.#follower);
  }

  async #follow(follower: Follower): Promise<void> {
    while (!this.#stopping && !this.#claimsAgain) {
      const ticket = this.parts.wakeUp.ticket;
      const step = await follower.step();
      this.#recovered();
      if (step === 'lost') return;
      if (step === 'idle' || follower.atEnd) await this.parts.wakeUp.wait(ticket, this.parts.pollMs);
    }
    await follower.settle();
  }

  #recovered(): void {
    this.#state = 'running';
    if (this.#failures > 0)
      this.parts.log.info({ projection: this.parts.name, failures: this.#failures }, 'running again');
    this.#failures = 0;
    this.#lastFailure = undefined;
  }

  async #failed(error: unknown): Promise<void> {
    this.#failures += 1;
    this.#state = 'failing';
    this.#lastFailure = failureText(error);
    const delayMs = delayAfter(this.parts.outageBackOff, this.#failures);
    this.parts.log.warn(
      { projection: this.parts.name, failures: this.#failures, delayMs, reason: this.#lastFailure },
      'failed, trying again',
    );
    await this.parts.pause(delayMs);
  }
}
