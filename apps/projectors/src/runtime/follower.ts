import type { EventStore, Position, StoredEvent } from '@keelson/event-store';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { type Applied, type Applier, isFor, type Move, type Prepared, type Settle } from './applier';
import { partedAround } from './arrange-batch';
import type { BackOff } from './back-off';
import type { Claim } from './checkpoints';
import { type Delivery, type EventFeed, readFollowing } from './event-feed';
import { isOutage } from './failure';
import { MOST_ATTEMPTS, park, type Parked, parkedStreams } from './parked-streams';
import { retryParkedStream } from './retry-parked-stream';
import { StreamFailures } from './stream-failures';

export interface FollowerParts {
  readonly feed: EventFeed;
  readonly store: EventStore;
  readonly pool: Pool;
  readonly applier: Applier;
  readonly log: Logger;
  readonly batchSize: number;
  readonly poisonBackOff: BackOff;
}

export type Step = 'moved' | 'idle' | 'lost';

/** A full batch that is being written while the next one is prepared. */
interface Writing {
  readonly batch: readonly StoredEvent[];
  readonly to: Position;
  readonly applied: Promise<Applied>;
}

/** Follows the feed under one claim, batch by batch; reads and prepares the next batch while this one is written. */
export class Follower {
  #position: Position;
  #next: Promise<Delivery> | undefined;
  #writing: Writing | undefined;
  #parked = new Map<string, Parked>();
  /** The partitions that wait with a parked stream. */
  #waiting: ReadonlySet<string> = new Set();
  #loadedAt = 0;
  #caughtUp = false;
  #atEnd = false;

  private constructor(
    private readonly parts: FollowerParts,
    private readonly claim: Claim,
  ) {
    this.#position = claim.position;
  }

  static async start(parts: FollowerParts, claim: Claim): Promise<Follower> {
    const follower = new Follower(parts, claim);
    await follower.#loadParked();
    return follower;
  }

  get position(): Position {
    return this.#position;
  }

  /** The claim, and how far it has come under it. */
  get standing(): Claim {
    return { ...this.claim, position: this.#position };
  }

  /** Whether the last step reached the end of what the feed had. */
  get caughtUp(): boolean {
    return this.#caughtUp;
  }

  /** Whether the last step took all that there was, so that only a wake-up can bring more. */
  get atEnd(): boolean {
    return this.#atEnd;
  }

  get parkedStreams(): number {
    return this.#parked.size;
  }

  /** `lost`: somebody else wrote under the checkpoint, and nothing more can be written under this claim. */
  async step(): Promise<Step> {
    const due = this.#due();
    if (due && !((await this.settle()) && (await this.#retry(due)))) return 'lost';
    const { events: batch, ended } = await (this.#next ?? this.#read(this.#writing?.to ?? this.#position));
    this.#next = undefined;
    this.#atEnd = ended;
    this.#caughtUp = batch.length < this.parts.batchSize;
    const last = batch.at(-1);
    if (!last) return (await this.settle()) ? 'idle' : 'lost';
    if (this.#caughtUp) return (await this.#takeAtOnce(batch)) ? 'moved' : 'lost';
    this.#prefetch(last.position);
    if (batch.some(this.#standsAlone)) return (await this.#takeAtOnce(batch)) ? 'moved' : 'lost';
    return (await this.#takeAhead(batch, last.position)) ? 'moved' : 'lost';
  }

  readonly #standsAlone = ({ type }: StoredEvent): boolean => this.parts.applier.standsAlone?.(type) === true;

  async #takeAtOnce(batch: readonly StoredEvent[]): Promise<boolean> {
    if (!(await this.settle())) return false;
    for (const part of partedAround(batch, this.#standsAlone)) if (!(await this.#take(part))) return false;
    return true;
  }

  /** Finishes the write that is under way, if one is. False when the claim is lost. */
  async settle(): Promise<boolean> {
    return (await this.#settled()) !== 'lost';
  }

  /** `redone`: the write failed and its batch was taken once more, so that what was prepared upon it is wrong. */
  async #settled(): Promise<'landed' | 'redone' | 'lost'> {
    const writing = this.#writing;
    this.#writing = undefined;
    if (!writing) return 'landed';
    try {
      return (await this.#landed(await writing.applied, writing.to)) ? 'landed' : 'lost';
    } catch (error) {
      if (isOutage(error)) throw error;
      this.parts.applier.forget?.();
      return (await this.#take(writing.batch)) ? 'redone' : 'lost';
    }
  }

  /** Prepares a full batch while the one before it is written, then lets its own write run. */
  async #takeAhead(batch: readonly StoredEvent[], to: Position): Promise<boolean> {
    const prepared = await this.#prepared(batch);
    const before = await this.#settled();
    if (before === 'lost') return false;
    if (!prepared || before === 'redone' || prepared.troubles.length > 0) {
      this.parts.applier.forget?.();
      return await this.#take(batch);
    }
    const applied = prepared.write(this.#move(to));
    // Its failure is met where it is settled; a step that fails before that must not leave it unhandled.
    applied.catch(() => undefined);
    this.#writing = { batch, to, applied };
    return true;
  }

  /** `undefined` where it cannot be prepared ahead: it is then taken alone, and split where the database refuses it. */
  async #prepared(batch: readonly StoredEvent[]): Promise<Prepared | undefined> {
    try {
      return await this.parts.applier.prepare?.(this.#concerned(batch), this.claim.epoch);
    } catch (error) {
      if (isOutage(error)) throw error;
      return undefined;
    }
  }

  #read(position: Position): Promise<Delivery> {
    return readFollowing(this.parts, position, this.parts.batchSize);
  }

  #prefetch(position: Position): void {
    this.#next = this.#read(position);
    // Its failure is met where it is awaited; a step that fails before that must not leave it unhandled.
    this.#next.catch(() => undefined);
  }

  /** Splits what the database refuses until the event that it refuses stands alone. */
  async #take(batch: readonly StoredEvent[]): Promise<boolean> {
    const last = batch.at(-1);
    if (!last) return true;
    try {
      return await this.#apply(this.#concerned(batch), last.position);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (batch.length === 1) return this.#setAside(last, error);
      const half = Math.ceil(batch.length / 2);
      return (await this.#take(batch.slice(0, half))) && (await this.#take(batch.slice(half)));
    }
  }

  #concerned(batch: readonly StoredEvent[]): readonly StoredEvent[] {
    return batch.filter((event) => !this.#waits(event) && isFor(this.parts.applier, event));
  }

  #waits(event: StoredEvent): boolean {
    if (this.#parked.size === 0) return false;
    const partition = this.parts.applier.partitionOf(event);
    return this.#parked.has(event.streamId) || (partition !== undefined && this.#waiting.has(partition));
  }

  async #apply(events: readonly StoredEvent[], to: Position): Promise<boolean> {
    return this.#landed(await this.parts.applier.apply(events, this.#move(to)), to);
  }

  #move(to: Position): Move {
    const settle: Settle = async (client, troubles) => {
      for (const trouble of troubles) await park(client, this.claim.name, trouble, 1, this.parts.poisonBackOff);
    };
    return { claim: this.standing, to, settle };
  }

  async #setAside(event: StoredEvent, error: unknown): Promise<boolean> {
    const failures = new StreamFailures(this.parts.applier.partitionOf);
    failures.add(event, error);
    const { troubles } = failures;
    const move = { ...this.#move(event.position), alwaysSettle: true } as const;
    const { settle } = move;
    const { held } = await this.parts.applier.apply([], { ...move, settle: (client) => settle(client, troubles) });
    return this.#landed({ held, troubles }, event.position);
  }

  async #landed({ held, troubles }: Applied, to: Position): Promise<boolean> {
    if (!held) return false;
    this.#position = to;
    if (troubles.length > 0) {
      await this.#loadParked();
      for (const trouble of troubles) this.#report(trouble);
    }
    return true;
  }

  async #loadParked(): Promise<void> {
    const parked = await parkedStreams(this.parts.pool, this.claim.name);
    this.#parked = new Map(parked.map((each) => [each.streamId, each]));
    this.#waiting = new Set(parked.flatMap(({ partition }) => partition?.key ?? []));
    this.#loadedAt = Date.now();
  }

  #due(): Parked | undefined {
    if (this.#parked.size === 0) return undefined;
    const sinceLoaded = Date.now() - this.#loadedAt;
    return [...this.#parked.values()].find(({ retryInMs }) => retryInMs !== undefined && retryInMs <= sinceLoaded);
  }

  async #retry(parked: Parked): Promise<boolean> {
    const { held, troubles } = await retryParkedStream(this.parts, this.standing, parked);
    if (!held) return false;
    await this.#loadParked();
    for (const trouble of troubles) this.#report(trouble);
    return true;
  }

  #report({ streamId, fromVersion, reason }: Applied['troubles'][number]): void {
    const attempts = this.#parked.get(streamId)?.attempts ?? 1;
    const facts = { projection: this.claim.name, streamId, fromVersion, attempts, reason };
    if (attempts >= MOST_ATTEMPTS) this.parts.log.error(facts, 'stream parked');
    else this.parts.log.warn(facts, 'stream set aside, to be tried again');
  }
}
