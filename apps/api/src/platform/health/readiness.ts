import type { EventStore } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import type { DependencyState, ProjectionState, ReadinessState } from '@keelson/vocabulary';
import type { Pool } from 'pg';
import type { CheckpointSource } from '../execution/checkpoint-watch';
import type { DrainState } from '../lifecycle/drain-state';

export interface Readiness {
  readonly state: ReadinessState;
  readonly database: DependencyState;
  readonly eventStore: DependencyState;
  readonly projections: ProjectionState;
}

export interface ReadinessParts {
  readonly pool: Pool;
  readonly store: EventStore;
  readonly checkpoints: CheckpointSource;
  readonly drain: DrainState;
  readonly clock: Clock;
}

const CHECK_MS = 1_500;
const REMEMBERED_MS = 250;
/** A projection that stands still this long while events wait is lagging. */
const STANDSTILL_MS = 10_000;

/** Whether requests should come here. Lagging projections are told, not a reason to stay away: answers say that they are stale. */
export class ReadinessProbe {
  private remembered: { readonly at: number; readonly result: Promise<Readiness> } | undefined;
  private readonly behindSince = new Map<string, { readonly position: number; readonly at: number }>();

  constructor(private readonly parts: ReadinessParts) {}

  check(): Promise<Readiness> {
    const now = this.parts.clock().getTime();
    if (!this.remembered || now - this.remembered.at >= REMEMBERED_MS || this.parts.drain.draining) {
      this.remembered = { at: now, result: this.probe(now) };
    }
    return this.remembered.result;
  }

  private async probe(now: number): Promise<Readiness> {
    const { pool, store, checkpoints, drain } = this.parts;
    const [database, head, positions] = await Promise.all([
      within(pool.query('SELECT 1')),
      within(store.head()),
      within(checkpoints.positions()),
    ]);
    const up = database !== undefined && head !== undefined;
    return {
      state: drain.draining ? 'draining' : up ? 'ready' : 'unavailable',
      database: database === undefined ? 'down' : 'up',
      eventStore: head === undefined ? 'down' : 'up',
      projections: head === undefined || !positions ? 'unknown' : this.progress(positions, head, now),
    };
  }

  private progress(positions: ReadonlyMap<string, number>, head: number, now: number): Readiness['projections'] {
    if (positions.size === 0) return head === 0 ? 'current' : 'unknown';
    let lagging = false;
    for (const [name, position] of positions) {
      const before = this.behindSince.get(name);
      if (position >= head) this.behindSince.delete(name);
      else if (before?.position !== position) this.behindSince.set(name, { position, at: now });
      else lagging ||= now - before.at >= STANDSTILL_MS;
    }
    return lagging ? 'lagging' : 'current';
  }
}

/** `undefined` when it fails or takes too long. */
async function within<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), CHECK_MS);
  });
  try {
    return await Promise.race([work, late]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
