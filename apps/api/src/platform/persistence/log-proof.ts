import type { PostgresEventStore } from '@keelson/event-store/postgres';

/** What shows whether the log is as it was written. */
export type LogProof = Pick<PostgresEventStore, 'verifyAccount'>;
