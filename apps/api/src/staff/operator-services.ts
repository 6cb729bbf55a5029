import { randomUUID } from 'node:crypto';
import { type OperatorConfiguration, operatorConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { commandHashWith, createEventCodec } from '@keelson/event-store/codec';
import { openPostgresEventStore } from '@keelson/event-store/postgres';
import { systemClock } from '@keelson/kernel';
import { keyedHashes, SubjectKeyStore, Vault } from '@keelson/vault';
import { Pool } from 'pg';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { connectionSettings } from '../platform/persistence/databases';

/** What a command at the operator's terminal works with. */
export interface OperatorServices {
  readonly configuration: OperatorConfiguration;
  readonly vault: Vault;
  readonly runner: DeciderRunner;
}

/** Connects, does the work and leaves nothing open. */
export async function withOperatorServices<Value>(
  work: (services: OperatorServices) => Promise<Value>,
): Promise<Value> {
  const configuration = operatorConfiguration(process.env);
  const { database, masterKeys } = configuration;
  const app = new Pool({ ...connectionSettings(database.appUrl), max: 4 });
  const keys = new Pool({ ...connectionSettings(database.keysUrl), max: 2 });
  const complain = (error: unknown): void => console.error('a database connection broke:', error);
  app.on('error', complain);
  keys.on('error', complain);
  const store = await openPostgresEventStore({
    connectionString: database.appUrl,
    clock: systemClock,
    onConnectionError: complain,
  });
  try {
    const subjectKeys = new SubjectKeyStore(keys, masterKeys);
    const hashFor = await keyedHashes(subjectKeys);
    const codec = createEventCodec(eventCatalogue, subjectKeys);
    const runner = new DeciderRunner({ store, codec, commandHash: commandHashWith(hashFor('commands')('key')) });
    return await work({ configuration, vault: new Vault(app, hashFor, subjectKeys), runner });
  } finally {
    await store.close();
    await Promise.all([app.end(), keys.end()]);
  }
}

/** The context of what an operator does about an account. */
export function operatorContext(subjectId: string): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: 'operator' },
    subjectId,
    occurredAt: systemClock(),
  };
}
