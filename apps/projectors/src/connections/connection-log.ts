import { randomUUID } from 'node:crypto';
import {
  type ConnectionCommand,
  connectionDecider,
  type Connection,
  type ConnectionState,
  connectionsStream,
} from '@keelson/domain/connections';
import { decideAndAppend, stateOf } from '../operate/decide-and-append';
import type { Services } from '../runtime/services';

type Log = Pick<Services, 'store' | 'codec'>;

export const connectionState = async (accountId: string, log: Log): Promise<ConnectionState> =>
  (await stateOf(log, connectionDecider, connectionsStream(accountId))).state;

/** The connection of this id, while it is the one at hand. */
export async function connectionAtHand(
  accountId: string,
  connectionId: string,
  log: Log,
): Promise<Connection | undefined> {
  const { connection } = await connectionState(accountId, log);
  return connection?.connectionId === connectionId ? connection : undefined;
}

/** Records what a worker found. `queue` names who; the command's id makes a repetition known. */
export async function recordConnection(
  log: Log,
  queue: string,
  accountId: string,
  command: ConnectionCommand,
  commandId: string = randomUUID(),
): Promise<void> {
  await decideAndAppend(log, {
    decider: connectionDecider,
    streamId: connectionsStream(accountId),
    command,
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'system', id: queue },
      subjectId: accountId,
      partitionKey: accountId,
    },
  });
}
