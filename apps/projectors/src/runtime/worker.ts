import type { Position } from '@keelson/event-store';
import type PgBoss from 'pg-boss';
import { putBackLostRequests } from './requests/lost-requests';
import { Assignment } from './assignment/assignment';
import { AwaitedClaims } from './assignment/awaited-claims';
import { Members } from './assignment/members';
import { Checkpoints, type Ownership } from './checkpoints';
import { DueJobs } from './due-jobs';
import { failureText } from './failure';
import { jobQueue } from './job-queue';
import { JobRunner } from './job-runner';
import { LeaseKeeper } from './lease-keeper';
import { QuietMoves } from './quiet-moves';
import { placeDue } from './schedule';
import { SharedFeed } from './shared-feed';
import type { Subscription, SubscriptionStatus } from './subscription';
import { projectionSubscriptions, reactorSubscription, relaySubscription } from './subscriptions';
import { WakeUp } from './wake-up';
import type { WorkerParts } from './worker-parts';

export interface WorkerStatus {
  readonly head: Position | undefined;
  readonly subscriptions: readonly (SubscriptionStatus & { readonly lag: number | undefined })[];
  readonly runningJobs: number;
}

/** Runs all projections, reactors and jobs of a registry in this process. */
export class Worker {
  readonly #appended = new WakeUp();
  readonly #stopped = new WakeUp();
  readonly #placed = new Map<string, WakeUp>();
  readonly #feed: SharedFeed;
  /** What the relay follows where the others follow what it hands on: the store itself. */
  readonly #beforeRelay: { readonly feed: SharedFeed; readonly appended: WakeUp } | undefined;
  readonly #checkpoints: Checkpoints;
  readonly #leases: LeaseKeeper;
  readonly #assignment: Assignment;
  readonly #boss: PgBoss;
  readonly #subscriptions: readonly Subscription[];
  readonly #jobs: readonly JobRunner[];
  readonly #due: DueJobs;
  #following: readonly Promise<void>[] = [];
  #loops: readonly Promise<void>[] = [];
  #upkeep: NodeJS.Timeout | undefined;
  #clockwork: NodeJS.Timeout | undefined;
  #takeover: NodeJS.Timeout | undefined;
  #unsubscribe: () => void = () => undefined;
  #stopping = false;

  constructor(private readonly parts: WorkerParts) {
    const { registry, relay, timings, needs, log, pool } = parts;
    const pause = (ms: number) => this.#stopped.wait(0, ms);
    const ownership: Ownership = { owner: parts.owner, leaseMs: timings.leaseMs };
    this.#feed = new SharedFeed(parts.feed ?? parts.store);
    this.#beforeRelay = relay && parts.feed && { feed: new SharedFeed(parts.store), appended: new WakeUp() };
    this.#checkpoints = new Checkpoints(pool, ownership);
    this.#boss = jobQueue(pool);
    const checkpoints = this.#checkpoints;
    this.#assignment = new Assignment({
      ...{ checkpoints, ownership, log, everyMs: timings.renewLeasesMs },
      members: new Members(pool, ownership),
      onChanged: () => this.#appended.wake(),
    });
    const freed = this.#assignment.changed;
    const context = {
      ...parts,
      feed: this.#feed,
      checkpoints,
      ownership,
      share: this.#assignment,
      awaited: new AwaitedClaims({ checkpoints, freed, pollMs: timings.pollMs, pause }),
      boss: this.#boss,
      quietMoves: new QuietMoves(pool),
      appended: this.#appended,
      pause,
      stopping: () => this.#stopping,
      onPlaced: (queues: ReadonlySet<string>) => queues.forEach((queue) => this.#placed.get(queue)?.wake()),
    };
    this.#subscriptions = [
      ...registry.projections.flatMap((each) => projectionSubscriptions(context, each)),
      ...registry.reactors.map((each) => reactorSubscription(context, each)),
      ...(relay ? [relaySubscription({ ...context, ...this.#beforeRelay }, relay)] : []),
    ];
    this.#leases = new LeaseKeeper(checkpoints, this.#subscriptions, timings.renewLeasesMs, log);
    this.#jobs = registry.jobHandlers.map((handler) => {
      const wakeUp = new WakeUp();
      this.#placed.set(handler.queue, wakeUp);
      const { jobConcurrency: concurrency, outageBackOff } = timings;
      return new JobRunner({ pool, boss: this.#boss, handler, needs, log, wakeUp, concurrency, outageBackOff });
    });
    this.#due = new DueJobs({ pool, wakeUps: this.#placed, ...timings, pause, log });
  }

  start(): void {
    const { feed, appended } = this.#beforeRelay ?? {};
    const wakings = [
      this.#feed.onAppended(() => this.#appended.wake()),
      ...(feed ? [feed.onAppended(() => appended?.wake())] : []),
    ];
    this.#unsubscribe = () => wakings.forEach((unsubscribe) => unsubscribe());
    this.#leases.start();
    const known = this.#assignment.start(this.#subscriptions);
    this.#following = this.#subscriptions.map((each) => known.then(() => each.run()));
    this.#loops = [...this.#jobs, this.#due].map((each) => each.run());
    this.#upkeep = setInterval(() => {
      this.#boss
        .maintain()
        .catch((error: unknown) => this.parts.log.warn({ reason: failureText(error) }, 'job upkeep failed'));
    }, this.parts.timings.jobUpkeepMs);
    this.#clockwork = setInterval(() => this.#placeDue(), this.parts.timings.scheduleMs);
    this.#placeDue();
    this.#takeover = setInterval(() => this.#putBackLost(), this.parts.timings.leaseMs);
  }

  #putBackLost(): void {
    putBackLostRequests(this.parts.pool, this.#boss).catch((error: unknown) =>
      this.parts.log.warn({ reason: failureText(error) }, 'lost requests not put back'),
    );
  }

  #placeDue(): void {
    const { registry, clock, log } = this.parts;
    placeDue(this.#boss, registry.schedules ?? [], clock()).catch((error: unknown) =>
      log.warn({ reason: failureText(error) }, 'jobs that are due not placed'),
    );
  }

  async status(): Promise<WorkerStatus> {
    const head = await this.parts.store.head().catch(() => undefined);
    return {
      head,
      subscriptions: this.#subscriptions.map(({ status }) => ({
        ...status,
        lag: head === undefined ? undefined : Math.max(0, head - status.position),
      })),
      runningJobs: this.#jobs.reduce((sum, { running }) => sum + running, 0),
    };
  }

  /** Finishes the batches and jobs that are under way, then lets go of everything. */
  async drain(): Promise<void> {
    this.#stopping = true;
    this.#unsubscribe();
    clearInterval(this.#upkeep);
    clearInterval(this.#clockwork);
    clearInterval(this.#takeover);
    for (const each of [...this.#subscriptions, ...this.#jobs, this.#due]) each.stop();
    this.#stopped.wake();
    this.#appended.wake();
    this.#beforeRelay?.appended.wake();
    // Nobody is waited for any more.
    for (const each of [this.#feed, this.#beforeRelay?.feed]) each?.forget();
    const deadline = setTimeout(() => this.#jobs.forEach((each) => each.abort()), this.parts.timings.drainMs);
    await Promise.all([this.#assignment.leave(), ...this.#following]);
    // Jobs may take their time: others need not wait for them.
    this.#leases.stop();
    await this.#checkpoints.release().catch((error: unknown) => {
      this.parts.log.warn({ reason: failureText(error) }, 'claims not released, they run out by themselves');
    });
    await Promise.all(this.#loops);
    clearTimeout(deadline);
  }
}
