import type { Position } from '@keelson/event-store';
import type { Served, Share } from './assignment/assignment';
import type { AwaitedClaims } from './assignment/awaited-claims';
import { type BackOff, delayAfter } from './back-off';
import type { Checkpoints, Claim } from './checkpoints';
import { failureText, isOutage } from './failure';
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
  readonly share: Share;
  readonly awaited: AwaitedClaims;
  readonly wakeUp: WakeUp;
  readonly pollMs: number;
  /** Sleeps, but not beyond the moment when the process drains. */
  readonly pause: (ms: number) => Promise<void>;
  readonly outageBackOff: BackOff;
  /** What was read of the log before it is to be read anew. */
  readonly onOutage: () => void;
  /** Makes what the subscription writes to, before each claim. False: this process is not to run it now. */
  prepare(enter: (state: SubscriptionState) => void): Promise<boolean>;
  /** For one of several shards: tells readers how far all of them have come. */
  readonly tellLowest?: (() => Promise<void>) | undefined;
}

/** For so long after a failure that is no outage, another worker is to try. */
const AILING_MS = 60_000;

/**
 * One projection or reactor, for as long as the process lives: claims it while it is in the process's share, follows the
 * feed, comes back after outages.
 */
export class Subscription implements Holder, Served {
  #state: SubscriptionState = 'starting';
  #follower: Follower | undefined;
  #stopping = false;
  #claimsAgain = false;
  #mayHold = false;
  #failures = 0;
  #ailingUntil = -Infinity;
  #lastFailure: string | undefined;

  constructor(private readonly parts: SubscriptionParts) {}

  get name(): string {
    return this.parts.name;
  }

  get version(): number {
    return this.parts.version;
  }

  get ailing(): boolean {
    return performance.now() < this.#ailingUntil;
  }

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
    const { name, version, share, checkpoints, pollMs } = this.parts;
    const { ticket } = share.changed;
    if (!share.has(name)) {
      await this.#standBy();
      return share.changed.wait(ticket, pollMs);
    }
    if (!(await this.parts.prepare((state) => (this.#state = state)))) {
      await this.#standBy();
      return this.parts.pause(pollMs);
    }
    this.#claimsAgain = false;
    this.#mayHold = true;
    const claim = await checkpoints.claim(name, version);
    if (!claim) {
      this.#mayHold = false;
      await this.#standBy();
      return this.parts.awaited.wait(name);
    }
    this.#follower = await Follower.start(this.parts, claim);
    await this.#follow(this.#follower);
  }

  async #standBy(): Promise<void> {
    this.#state = 'standby';
    this.#follower = undefined;
    if (this.#mayHold) await this.parts.checkpoints.letGo(this.parts.name);
    this.#mayHold = false;
  }

  async #follow(follower: Follower): Promise<void> {
    const { share, name, wakeUp, pollMs } = this.parts;
    while (!this.#stopping && !this.#claimsAgain && share.has(name)) {
      const { ticket } = wakeUp;
      const step = await follower.step();
      this.#recovered();
      if (step === 'lost') {
        this.parts.log.warn({ projection: name, position: follower.position }, 'claim lost');
        return;
      }
      await this.parts.tellLowest?.();
      if (step === 'idle' || follower.atEnd) await wakeUp.wait(ticket, pollMs);
    }
    await follower.settle();
    await this.parts.tellLowest?.();
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
    if (isOutage(error)) this.parts.onOutage();
    else this.#ailingUntil = performance.now() + AILING_MS;
    const delayMs = delayAfter(this.parts.outageBackOff, this.#failures);
    this.parts.log.warn(
      { projection: this.parts.name, failures: this.#failures, delayMs, reason: this.#lastFailure },
      'failed, trying again',
    );
    await this.parts.pause(delayMs);
  }
}
