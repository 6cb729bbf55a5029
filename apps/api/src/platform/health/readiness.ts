import type { EventStore } from '@keelson/event-store';
import type { Clock } from '@keelson/kernel';
import { outdatedTables, sliceTables } from '@keelson/read-models';
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

/** `undefined`: it did not answer. */
interface Found {
  readonly positions: ReadonlyMap<string, number> | undefined;
  readonly head: number | undefined;
  readonly tablesFit: boolean | undefined;
}

const CHECK_MS = 1_500;
const REMEMBERED_MS = 250;
/** A projection that stands still this long while events wait is lagging. */
const STANDSTILL_MS = 10_000;

/**
 * Whether requests should come here. Lagging projections are told, not a reason to stay away: answers say that they are
 * stale. Tables that lack what this version reads are one: the processes of the version before answer until the
 * projectors have rebuilt them.
 */
export class ReadinessProbe {
  /** Tables are never rebuilt without what they had. */
  private tablesFit = false;
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
    const [database, head, positions, tablesFit] = await Promise.all([
      within(pool.query('SELECT 1')),
      within(store.head()),
      within(checkpoints.positions()),
      within(this.tablesAsRead()),
    ]);
    const up = database !== undefined && head !== undefined && tablesFit === true;
    return {
      state: drain.draining ? 'draining' : up ? 'ready' : 'unavailable',
      database: database === undefined ? 'down' : 'up',
      eventStore: head === undefined ? 'down' : 'up',
      projections: this.projections({ positions, head, tablesFit }, now),
    };
  }

  private async tablesAsRead(): Promise<boolean> {
    this.tablesFit ||= (await outdatedTables(this.parts.pool, sliceTables)).length === 0;
    return this.tablesFit;
  }

  private projections({ positions, head, tablesFit }: Found, now: number): ProjectionState {
    if (tablesFit === false) return 'outdated';
    return head === undefined || !positions ? 'unknown' : this.progress(positions, head, now);
  }

  private progress(positions: ReadonlyMap<string, number>, head: number, now: number): ProjectionState {
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
