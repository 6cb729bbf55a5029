import type { StoredEvent } from '@keelson/event-store';
import type { EventPublisher } from '@keelson/event-store/kafka';
import type { Pool } from 'pg';
import type { Applied, Applier, Move } from '../applier';
import { failureText, isOutage } from '../failure';
import { moveCheckpoint } from '../move-checkpoint';

/** Whatever keeps the relay from going on is waited for: an event that it passed over would be lost to all readers. */
export class RelayUnavailable extends Error {
  override readonly name = 'RelayUnavailable';
}

/**
 * Publishes events, then moves the checkpoint: after a crash in between they are published again. A process that lost
 * its claim without knowing may publish once more what its successor has published; it cannot publish anything before
 * what comes before it, since each batch begins at a checkpoint, and all up to there was confirmed by the broker.
 */
export class RelayApplier implements Applier {
  readonly concerns = (): boolean => true;
  readonly partitionOf = (): undefined => undefined;

  constructor(
    private readonly pool: Pool,
    private readonly publisher: EventPublisher,
  ) {}

  async apply(events: readonly StoredEvent[], move: Move): Promise<Applied> {
    try {
      await this.publisher.publish(events);
      return { held: await moveCheckpoint(this.pool, move), troubles: [] };
    } catch (error) {
      throw isOutage(error) ? error : new RelayUnavailable(failureText(error), { cause: error });
    }
  }
}
