import { randomUUID } from 'node:crypto';
import {
  type ConnectionCommand,
  connectionDecider,
  type Connection,
  type ConnectionState,
  connectionsStream,
} from '@keelson/domain/connections';
import type { Deciding } from '../runtime/worker-runner';

export const connectionState = async (accountId: string, { runner }: Deciding): Promise<ConnectionState> =>
  (await runner.load(connectionDecider, connectionsStream(accountId))).state;

/** The connection of this id, while it is the one at hand. */
export async function connectionAtHand(
  accountId: string,
  connectionId: string,
  log: Deciding,
): Promise<Connection | undefined> {
  const { connection } = await connectionState(accountId, log);
  return connection?.connectionId === connectionId ? connection : undefined;
}

/** Records what a worker found. `queue` names who; the command's id makes a repetition known. */
export async function recordConnection(
  { runner }: Deciding,
  queue: string,
  accountId: string,
  command: ConnectionCommand,
  commandId: string = randomUUID(),
): Promise<void> {
  await runner.record({
    decider: connectionDecider,
    streamId: connectionsStream(accountId),
    command,
    partitionKey: accountId,
    context: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: { kind: 'system', id: queue },
      subjectId: accountId,
    },
  });
}
