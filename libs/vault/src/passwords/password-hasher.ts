import { hash, verify } from '@node-rs/argon2';
import { WorkQueue } from '../work-queue';

/** Argon2id parameters: memory in KiB, passes, lanes. */
export interface HashCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** The floor of the OWASP Password Storage sheet. */
export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface HasherSettings {
  readonly cost?: HashCost;
  /** Hashes computed at once for visitors; for people who are signed in, it is one besides. Default 2. */
  readonly concurrency?: number;
  /** Hashes that may wait in each lane; further ones reject with `QueueFull`. Default 200. */
  readonly waiting?: number;
}

/** Who waits for a hash: strangers in a storm never stand before people who are signed in. */
export type HasherLane = 'visitors' | 'signed-in';

const REMEMBERED = 64;

/** Hashes passwords behind a bounded queue, so that a storm of sign-ins leaves the process room for everything else. */
export class PasswordHasher {
  readonly #cost: HashCost;
  readonly #lanes: Readonly<Record<HasherLane, WorkQueue>>;
  readonly #durations: number[] = [];
  #evaluated = 0;
  #pretended = 0;
  #dummy: Promise<string> | undefined;

  constructor({ cost = HASH_COST, concurrency = 2, waiting = 200 }: HasherSettings = {}) {
    this.#cost = cost;
    this.#lanes = { visitors: new WorkQueue(concurrency, waiting), 'signed-in': new WorkQueue(1, waiting) };
  }

  /** How many passwords were compared, dummies included. */
  get evaluated(): number {
    return this.#evaluated;
  }

  /** How many comparisons were only pretended. */
  get pretended(): number {
    return this.#pretended;
  }

  hash(password: string, lane: HasherLane = 'visitors'): Promise<string> {
    return this.#lanes[lane].run(() => hash(prepared(password), this.#cost));
  }

  /** Prepares the dummy and a first duration, so that the first answers of a process take as long as all others. */
  async warmUp(): Promise<void> {
    await this.verify(undefined, 'warm');
  }

  /** Compares with the stored hash; without one it does the same work against a dummy and answers no. */
  async verify(stored: string | undefined, password: string, lane: HasherLane = 'visitors'): Promise<boolean> {
    const against = stored ?? (await this.#dummyHash());
    const started = performance.now();
    this.#evaluated += 1;
    const matches = await this.#lanes[lane].run(() => verify(against, prepared(password)));
    if (lane === 'visitors') this.#remember(performance.now() - started);
    return stored !== undefined && matches;
  }

  /** Takes as long as a comparison did lately, without its work: for answers that must not tell that nothing was compared. */
  async pretend(): Promise<void> {
    this.#pretended += 1;
    if (this.#durations.length === 0) await this.warmUp();
    const typical = this.#durations[Math.floor(Math.random() * this.#durations.length)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, typical));
  }

  /** Whether the hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.#cost;
    return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  /** Beside the queue: were it refused there, the refusal would be kept and tell unknown accounts from known ones. */
  #dummyHash(): Promise<string> {
    return (this.#dummy ??= hash('no password is this', this.#cost));
  }

  #remember(duration: number): void {
    this.#durations.push(duration);
    if (this.#durations.length > REMEMBERED) this.#durations.shift();
  }
}

/** One form for passwords typed on different keyboards; nothing is cut off. */
const prepared = (password: string): string => password.normalize('NFC');
