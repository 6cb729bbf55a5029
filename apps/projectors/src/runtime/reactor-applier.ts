import type { StoredEvent } from '@keelson/event-store';
import type { EventCodec } from '@keelson/event-store/codec';
import type PgBoss from 'pg-boss';
import type { Pool } from 'pg';
import { type Applied, type Applier, type Move, opened } from './applier';
import { type PlacedRequest, placeJobs } from './job-queue';
import { moveCheckpoint } from './move-checkpoint';
import type { AnyReactor, AnyRecorded } from './registration';
import type { QuietMoves } from './quiet-moves';
import { StreamFailures } from './stream-failures';
import { inTransaction } from './transaction';

export interface ReactorParts {
  readonly pool: Pool;
  readonly codec: EventCodec;
  readonly boss: PgBoss;
  readonly reactor: AnyReactor;
  readonly concerns: (type: string) => boolean;
  readonly quietMoves: QuietMoves;
  /** Told after the commit. */
  readonly onPlaced: (queues: ReadonlySet<string>) => void;
}

/** Where somebody acted from is nothing to act upon; it stays sealed. */
const NO_NETWORK = { network: false } as const;

/** Asks a reactor what to do and puts the jobs on their queues together with its checkpoint. */
export class ReactorApplier implements Applier {
  readonly concerns: (type: string) => boolean;
  /** Jobs stand each for itself: one stream does not wait for another. */
  readonly partitionOf = (): undefined => undefined;

  constructor(private readonly parts: ReactorParts) {
    this.concerns = parts.concerns;
  }

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    const failures = new StreamFailures();
    const requests = this.#requests(await opened(this.parts.codec, events, failures, NO_NETWORK), failures);
    const { troubles } = failures;
    if (requests.length === 0 && troubles.length === 0 && !move.alwaysSettle) {
      return { held: await this.parts.quietMoves.move(move), troubles };
    }
    const held = await inTransaction(this.parts.pool, async (client) => {
      if (!(await moveCheckpoint(client, move))) return false;
      if (requests.length > 0) await placeJobs(this.parts.boss, client, requests);
      if (troubles.length > 0 || move.alwaysSettle) await move.settle(client, troubles);
      return true;
    });
    if (held && requests.length > 0) this.parts.onPlaced(new Set(requests.map(({ queue }) => queue)));
    return { held, troubles };
  }

  #requests(events: readonly AnyRecorded[], failures: StreamFailures): readonly PlacedRequest[] {
    const { reactor } = this.parts;
    return events.flatMap((event) => {
      if (failures.covers(event)) return [];
      try {
        return reactor.react(event).map(({ queue, key, data, startAfter }) => ({
          queue,
          key: key ?? event.eventId,
          data,
          startAfter,
          reactor: reactor.name,
          position: event.position,
        }));
      } catch (error) {
        failures.add(event, error);
        return [];
      }
    });
  }
}
