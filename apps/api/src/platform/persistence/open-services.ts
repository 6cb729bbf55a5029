import { type ApiConfiguration, connectionWarnings } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { type CommandHash, commandHashWith, createEventCodec, type EventCodec } from '@keelson/event-store/codec';
import { type LogOfRecord, openLog } from '@keelson/event-store/opening';
import type { Clock } from '@keelson/kernel';
import { serverRooms } from '@keelson/read-models/operations';
import { type KeyedHash, keyedHashes, SealedPositions, SealedTexts, SubjectKeyStore } from '@keelson/vault';
import type { Logger } from 'pino';
import { CheckpointWatch } from '../execution/checkpoint-watch';
import { PostgresCheckpoints } from '../execution/postgres-checkpoints';
import { ReadConnections } from '../execution/read-connections';
import { connectionSettings, DATABASE_LIMITS, type DatabaseLimits, Databases } from './databases';

/** Everything of this process that is connected to something. */
export interface Services {
  readonly databases: Databases;
  readonly subjectKeys: SubjectKeyStore;
  readonly store: LogOfRecord;
  readonly codec: EventCodec;
  readonly commandHash: CommandHash;
  /** Of what the ETag of an answer is made. */
  readonly tagHash: KeyedHash;
  readonly positions: SealedPositions;
  /** Of the places between the pages of a list. */
  readonly places: SealedTexts;
  readonly checkpoints: PostgresCheckpoints;
  readonly watch: CheckpointWatch;
  readonly readConnections: ReadConnections;
  close(): Promise<void>;
}

/** Connects. Rejects when a database is away, too small or not durable: the process must not start on less. */
export async function openServices(
  { database, eventStore, masterKeys }: Pick<ApiConfiguration, 'database' | 'eventStore' | 'masterKeys'>,
  clock: Clock,
  log: Logger,
  limits: DatabaseLimits = DATABASE_LIMITS,
): Promise<Services> {
  const onError = (error: unknown): void => log.warn({ err: error }, 'a database connection broke');
  const databases = new Databases(database, onError, limits);
  await assertRoom(databases, log);
  const subjectKeys = new SubjectKeyStore(databases.keys, masterKeys);
  const hashFor = await keyedHashes(subjectKeys);
  const store = await openLog(eventStore, {
    connectionString: database.appUrl,
    readers: databases.shares.log,
    clock,
    onConnectionError: onError,
    limits: {
      connect: limits.connectMs,
      statement: limits.statementMs,
      lock: limits.appendLockMs,
      idleInTransaction: limits.idleInTransactionMs,
    },
  });
  const checkpoints = new PostgresCheckpoints(
    databases.reader,
    { ...connectionSettings(database.readerUrl, limits), query_timeout: 0 },
    onError,
  );
  const watch = new CheckpointWatch(checkpoints, onError);
  await checkpoints.listen();
  return {
    databases,
    subjectKeys,
    store,
    codec: createEventCodec(eventCatalogue, subjectKeys),
    commandHash: commandHashWith(hashFor('commands')('key')),
    tagHash: hashFor('entity-tags'),
    positions: new SealedPositions(hashFor('positions')),
    places: new SealedTexts(hashFor('places')),
    checkpoints,
    watch,
    readConnections: new ReadConnections(databases.reader),
    async close() {
      watch.close();
      await checkpoints.close();
      await store.close();
      await databases.close();
    },
  };
}

async function assertRoom(databases: Databases, log: Logger): Promise<void> {
  try {
    const rooms = await serverRooms(databases.planned);
    for (const warning of connectionWarnings('KEELSON_API_DB_CONNECTIONS', rooms)) log.warn(warning);
  } catch (error) {
    await databases.close();
    throw error;
  }
}
