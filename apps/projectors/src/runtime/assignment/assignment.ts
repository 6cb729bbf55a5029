import type { Logger } from 'pino';
import type { Checkpoints, Ownership } from '../checkpoints';
import { failureText } from '../failure';
import { WakeUp } from '../wake-up';
import type { Members } from './members';
import { assigned, type Member } from './rendezvous';

/** A subscription of this process, as the other workers are told of it. */
export interface Served {
  readonly name: string;
  readonly version: number;
  /** Whether it keeps failing here for a reason that others may not have. */
  readonly ailing: boolean;
}

/** Which subscriptions this process is to run. */
export interface Share {
  /** Woken when the share may be another one, and when a claim that is waited for is free. */
  readonly changed: WakeUp;
  has(name: string): boolean;
}

export interface AssignmentParts {
  readonly members: Members;
  readonly checkpoints: Checkpoints;
  readonly ownership: Ownership;
  readonly everyMs: number;
  readonly log: Logger;
  readonly onChanged: () => void;
}

/** A claim that was seen free for so many leases is taken by whoever sees it. */
const ADOPTED_AFTER_LEASES = 3;

/**
 * Divides the subscriptions among the living workers. It only says who tries: what keeps two from writing is the epoch
 * of the claim. So a process that knows nothing yet, or whose database does not answer, goes by what it knew last.
 */
export class Assignment implements Share {
  readonly changed = new WakeUp();
  #served: readonly Served[] = [];
  #timer: NodeJS.Timeout | undefined;
  #telling = false;
  #members = '';
  #own: ReadonlySet<string> | undefined;
  /** Since when claims were seen free. */
  #freeSince: ReadonlyMap<string, number> = new Map();
  /** Taken because the worker that was to have them did not, until others join or leave. */
  #adopted: ReadonlySet<string> = new Set();
  #left = false;

  constructor(private readonly parts: AssignmentParts) {}

  has(name: string): boolean {
    return this.#own === undefined || this.#own.has(name) || this.#adopted.has(name);
  }

  /** Resolves once this process is known to the others, or cannot be. */
  async start(served: readonly Served[]): Promise<void> {
    this.#served = served;
    this.#timer = setInterval(() => {
      if (!this.#telling) void this.#tell();
    }, this.parts.everyMs);
    await this.#tell();
  }

  /** The others take over as soon as the claims are free. */
  async leave(): Promise<void> {
    this.#left = true;
    clearInterval(this.#timer);
    this.changed.wake();
    await this.parts.members
      .leave()
      .catch((error: unknown) => this.parts.log.warn({ reason: failureText(error) }, 'not signed off'));
  }

  async #tell(): Promise<void> {
    this.#telling = true;
    try {
      const serves = this.#served.map(keyOf).sort();
      const failing = this.#served.filter(({ ailing }) => ailing).map(keyOf);
      const members = await this.parts.members.announce({ serves, failing: failing.sort() });
      // A sign of life that was under way when the process left.
      if (this.#left) await this.parts.members.leave();
      else if (!this.#divided(members) && members.length > 1) await this.#adopt();
    } catch (error) {
      this.parts.log.warn({ reason: failureText(error) }, 'no sign of life given to the other workers');
    } finally {
      this.#telling = false;
    }
  }

  /** False where they are the same as before. */
  #divided(members: readonly Member[]): boolean {
    const known = JSON.stringify(members.toSorted((one, other) => (one.owner < other.owner ? -1 : 1)));
    if (known === this.#members) return false;
    const chosen = assigned(members);
    const { owner } = this.parts.ownership;
    this.#members = known;
    this.#own = new Set(this.#served.filter((each) => chosen.get(keyOf(each)) === owner).map(({ name }) => name));
    this.#freeSince = new Map();
    this.#adopted = new Set();
    this.parts.log.info({ workers: members.length, own: this.#own.size, of: this.#served.length }, 'share of the work');
    this.#tellOwn();
    return true;
  }

  /** All workers agree who is to have what, unless their builds divide differently. Nothing may be left over then. */
  async #adopt(): Promise<void> {
    const now = performance.now();
    const free = await this.parts.checkpoints.free(this.#served.map(({ name }) => name));
    this.#freeSince = new Map(free.map((name) => [name, this.#freeSince.get(name) ?? now]));
    const longest = ADOPTED_AFTER_LEASES * this.parts.ownership.leaseMs;
    const overdue = free.filter((name) => !this.has(name) && now - (this.#freeSince.get(name) ?? now) > longest);
    if (overdue.length === 0) return;
    this.#adopted = new Set([...this.#adopted, ...overdue]);
    this.parts.log.warn({ subscriptions: overdue }, 'taken: the worker that was to have them did not');
    this.#tellOwn();
  }

  #tellOwn(): void {
    this.changed.wake();
    this.parts.onChanged();
  }
}

const keyOf = ({ name, version }: Served): string => `${name}@${version}`;
