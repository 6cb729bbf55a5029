import type { OperatorConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { createEventCodec } from '@keelson/event-store/codec';
import { type LogOfRecord, openLog } from '@keelson/event-store/opening';
import { SubjectKeyStore } from '@keelson/vault';
import type { BuildContext } from '../../runtime/build-beside';
import type { RetryContext } from '../../runtime/retry-stream';
import { projectorPool } from '../../runtime/projector-pool';
import type { Registry } from '../../runtime/registration';
import { type LogVerifier, logVerifier } from '../../verification/log-verifier';

/** What an operator's command works with. */
export interface OperatorContext extends BuildContext, RetryContext {
  readonly store: LogOfRecord;
  readonly subjectKeys: SubjectKeyStore;
  readonly verifier: LogVerifier;
}

/** 0: done and well. 1: done, and something needs attention, or it could not be done. 2: not a command. */
export type ExitCode = 0 | 1 | 2;

export interface OperatorSurroundings extends Pick<OperatorContext, 'log' | 'say' | 'stopping'> {
  readonly registry: Registry;
}

export async function withOperatorContext<Value>(
  { database, eventStore, masterKeys }: OperatorConfiguration,
  surroundings: OperatorSurroundings,
  work: (context: OperatorContext) => Promise<Value>,
): Promise<Value> {
  const pool = projectorPool(database.projectorUrl, surroundings.log, 4);
  const keysPool = projectorPool(database.keysUrl, surroundings.log, 2);
  try {
    const store = await openLog(eventStore, { connectionString: database.projectorUrl, readers: 2 });
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
