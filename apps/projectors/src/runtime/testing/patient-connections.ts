import { openPostgresEventStore, type PostgresEventStore } from '@keelson/event-store/postgres';
import type { Clock } from '@keelson/kernel';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { projectorPool } from '../projector-pool';

// A machine with other work may be slow at everything. Connections that give up and try again would make it slower.
const PATIENT_MS = 60_000;

/** The workers' connections, for a test that is not about how long they wait. */
export const patientPool = (connectionString: string, log: Logger, most?: number): Pool =>
  projectorPool(connectionString, log, most, PATIENT_MS);

/** The event store, for a test that is not about how long it waits. */
export const openPatientStore = (connectionString: string, clock?: Clock): Promise<PostgresEventStore> =>
  openPostgresEventStore({
    connectionString,
    limits: { connect: PATIENT_MS, statement: PATIENT_MS, lock: PATIENT_MS, idleInTransaction: PATIENT_MS },
    ...(clock && { clock }),
  });
