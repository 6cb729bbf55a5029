import type { EventStore } from '@keelson/event-store';
import type { EventCatalogue, EventCodec } from '@keelson/event-store/codec';
import type { Clock } from '@keelson/kernel';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { EventFeed } from './event-feed';
import type { Registry } from './registration';
import type { Relay } from './relay/relay';
import type { Timings } from './timings';

export interface WorkerParts {
  readonly registry: Registry;
  /** Absent where events are handed on to nobody. */
  readonly relay?: Relay | undefined;
  readonly catalogue: EventCatalogue;
  readonly codec: EventCodec;
  readonly store: EventStore;
  /** Where events are followed from; the store itself unless given. */
  readonly feed?: EventFeed;
  /** Connections of the projector role, with the type parsers of read models. */
  readonly pool: Pool;
  /** What the handlers of jobs work with: all that the registry's handlers name. */
  readonly needs: object;
  readonly clock: Clock;
  readonly log: Logger;
  /** Unique to the process. */
  readonly owner: string;
  readonly timings: Timings;
}
