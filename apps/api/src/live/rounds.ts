import type { LiveLimits } from '../platform/http/limits';
import { requestScope } from '../platform/http/request-scope';

export interface RoundParts {
  /** Whether anybody listens: while nobody does, nothing is asked. */
  readonly needed: () => boolean;
  /** Takes the present as where to begin. */
  readonly begin: () => Promise<void>;
  /** Tells what was projected. */
  readonly follow: () => Promise<void>;
  /** Looked at from time to time. */
  readonly watch: readonly (() => Promise<void>)[];
  readonly beat: () => void;
  readonly subscribe: (wake: () => void) => () => void;
  readonly onError: (error: unknown) => void;
  readonly limits: Pick<LiveLimits, 'pollMs' | 'beatMs'>;
}

/** Projections of one batch finish within moments of each other: one look serves them all. */
const GATHER_MS = 20;

/** When to look: soon after a projection has moved, and from time to time in case nobody said so. One look at a time. */
export class Rounds {
  private running: Promise<void> | undefined;
  private stopping: (() => void)[] = [];
  private following = false;
  private again = false;
  private looking = false;
  private gathering: NodeJS.Timeout | undefined;

  constructor(private readonly parts: RoundParts) {}

  /** Resolves once changes from now on are told. */
  start(): Promise<void> {
    // They outlive the request that starts them: its deadline is not theirs.
    this.running ??= requestScope
      .exit(() => this.begin())
      .catch((error: unknown) => {
        this.stop();
        throw error;
      });
    return this.running;
  }

  stop(): void {
    for (const each of this.stopping.splice(0)) each();
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.running = undefined;
  }

  private async begin(): Promise<void> {
    const { parts } = this;
    await parts.begin();
    const poll = setInterval(() => void this.look(), parts.limits.pollMs);
    const beat = setInterval(() => parts.beat(), parts.limits.beatMs);
    this.stopping.push(
      () => clearInterval(poll),
      () => clearInterval(beat),
      parts.subscribe(() => this.wake()),
    );
    this.wake();
  }

  private wake(): void {
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      void this.follow();
    }, GATHER_MS);
  }

  private async follow(): Promise<void> {
    this.again = true;
    if (this.following) return;
    this.following = true;
    while (this.again) {
      this.again = false;
      await this.attempt(this.parts.follow);
    }
    this.following = false;
  }

  private async look(): Promise<void> {
    if (!this.parts.needed()) {
      this.stop();
      return;
    }
    if (this.looking) return;
    this.looking = true;
    await this.follow();
    for (const each of this.parts.watch) await this.attempt(each);
    this.looking = false;
  }

  private async attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.onError(error);
    }
  }
}
