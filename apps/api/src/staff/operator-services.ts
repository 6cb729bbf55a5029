import { randomUUID } from 'node:crypto';
import { type OperatorConfiguration, operatorConfiguration } from '@keelson/configuration';
import { eventCatalogue } from '@keelson/domain/catalogue';
import { commandHashWith, createEventCodec } from '@keelson/event-store/codec';
import { openLog } from '@keelson/event-store/opening';
import { type Clock, systemClock } from '@keelson/kernel';
import { keyedHashes, SubjectKeyStore, Vault } from '@keelson/vault';
import { Pool } from 'pg';
import type { CommandContext } from '../platform/execution/command-context';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { LeftBehindClaims } from '../platform/identity/left-behind-claims';
import { connectionSettings } from '../platform/persistence/databases';
import { InvitationLimits } from './invitation-limits';
import { UNNAMED_OPERATOR } from './operator-at-the-terminal';
import { RegisterStaffHandler } from './register-staff.command';

/** What a command at the operator's terminal works with. */
export interface OperatorServices {
  readonly configuration: OperatorConfiguration;
  readonly vault: Vault;
  readonly runner: DeciderRunner;
  readonly registerStaff: RegisterStaffHandler;
}

/**
 * Connects, does the work and leaves nothing open.
 *
 * @param clock by which events are dated; another one than the machine's for demo data alone
 */
export async function withOperatorServices<Value>(
  work: (services: OperatorServices) => Promise<Value>,
  clock: Clock = systemClock,
): Promise<Value> {
  const configuration = operatorConfiguration(process.env);
  const { database, eventStore, masterKeys } = configuration;
  const app = new Pool({ ...connectionSettings(database.appUrl), max: 4 });
  const keys = new Pool({ ...connectionSettings(database.keysUrl), max: 2 });
  const complain = (error: unknown): void => console.error('a database connection broke:', error);
  app.on('error', complain);
  keys.on('error', complain);
  const store = await openLog(eventStore, {
    connectionString: database.appUrl,
    readers: 2,
    clock,
    onConnectionError: complain,
  });
  try {
    const subjectKeys = new SubjectKeyStore(keys, masterKeys);
    const hashFor = await keyedHashes(subjectKeys);
    const codec = createEventCodec(eventCatalogue, subjectKeys);
    const runner = new DeciderRunner({ store, codec, commandHash: commandHashWith(hashFor('commands')('key')) });
    const vault = new Vault(app, hashFor, subjectKeys);
    const claims = new LeftBehindClaims(vault, runner);
    const registerStaff = new RegisterStaffHandler(vault, runner, claims, new InvitationLimits(vault));
    return await work({ configuration, vault, runner, registerStaff });
  } finally {
    await store.close();
    await Promise.all([app.end(), keys.end()]);
  }
}

/**
 * The context of what an operator does. The kind is that of the system, because nobody signed in.
 *
 * @param operator the account of the member of staff at the terminal, where it is known.
 * @param subjectId the account that it is about, where the command does not say so.
 */
export function operatorContext(operator = UNNAMED_OPERATOR, subjectId = operator): CommandContext {
  const commandId = randomUUID();
  return {
    commandId,
    correlationId: commandId,
    causationId: commandId,
    actor: { kind: 'system', id: operator },
    subjectId,
    occurredAt: systemClock(),
  };
}
