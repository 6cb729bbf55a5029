import type { Clock } from '@keelson/kernel';
import type { EventStore } from '@keelson/event-store';
import type { ReadModelDatabase } from '@keelson/read-models';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

/** What job handlers may use. Built once in `main.ts`; a test passes its own. */
export interface Services {
  readonly store: EventStore;
  readonly readModels: Kysely<ReadModelDatabase>;
  readonly clock: Clock;
  readonly log: Logger;
}
