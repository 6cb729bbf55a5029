import type { OperatorConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import { openPostgresEventStore, type PostgresEventStore } from '@keelson/event-store/postgres';
import { SubjectKeyStore } from '@keelson/vault';
import type { Logger } from 'pino';
import { projectorPool } from '../../runtime/projector-pool';
import type { Registry } from '../../runtime/registration';
import { type LogVerifier, logVerifier } from '../../verification/log-verifier';
import type { RetryContext } from '../../runtime/retry-stream';

/** What an operator's command works with. */
export interface OperatorContext extends RetryContext {
  readonly store: PostgresEventStore;
  readonly subjectKeys: SubjectKeyStore;
  readonly verifier: LogVerifier;
  readonly log: Logger;
  /** Writes a line for the person at the terminal. */
  readonly say: (line: string) => void;
  /** True once the person wants to stop. */
  readonly stopping: () => boolean;
}

/** 0: done and well. 1: done, and something needs attention, or it could not be done. 2: not a command. */
export type ExitCode = 0 | 1 | 2;

export interface OperatorSurroundings extends Pick<OperatorContext, 'log' | 'say' | 'stopping'> {
  readonly registry: Registry;
}

export async function withOperatorContext<Value>(
  { database, masterKeys }: OperatorConfiguration,
  surroundings: OperatorSurroundings,
  work: (context: OperatorContext) => Promise<Value>,
): Promise<Value> {
  const pool = projectorPool(database.projectorUrl, surroundings.log, 4);
  const keysPool = projectorPool(database.keysUrl, surroundings.log, 2);
  try {
    const store = await openPostgresEventStore({ connectionString: database.projectorUrl, readers: 2 });
    try {
      const subjectKeys = new SubjectKeyStore(keysPool, masterKeys);
      const codec = createEventCodec(eventCatalogue, subjectKeys);
      const verifier = logVerifier(store, subjectKeys);
      return await work({ ...surroundings, pool, store, subjectKeys, verifier, codec, catalogue: eventCatalogue });
    } finally {
      await store.close();
    }
  } finally {
    await Promise.all([pool.end(), keysPool.end()]);
  }
}
