import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { ConnectionCommand } from './connections.commands';
import type { ConnectionEvent } from './connections.events';
import { type Connection, type ConnectionState, evolveConnections, initialConnectionState } from './connections.state';

export type ConnectionRefusal = Rejection<
  /** Not this connection, or none at all. */
  | 'NOT_CONNECTED'
  /** The provider refuses: consent is needed first. */
  | 'RECONNECT_NEEDED'
>;

type Decision = Result<readonly ConnectionEvent[], ConnectionRefusal>;

/** The accounting systems of one customer, one connected at a time. */
export const connectionDecider: Decider<ConnectionCommand, ConnectionState, ConnectionEvent, ConnectionRefusal> = {
  initialState: initialConnectionState,
  evolve: evolveConnections,
  decide(command, { connection, repeat }) {
    if (command.name === 'SetCycle')
      return accepted(
        command.repeat === repeat ? [] : [{ type: 'connections.cycle-set.v1', data: { repeat: command.repeat } }],
      );
    if (command.name === 'Connect') return connect(command, connection);
    if (connection?.connectionId !== command.connectionId) return refused({ code: 'NOT_CONNECTED' });
    const { connectionId } = connection;
    switch (command.name) {
      case 'Disconnect':
        return accepted([disconnected(connectionId, command.reason)]);
      case 'NoteReconnectNeeded':
        if (connection.reconnect !== null) return accepted([]);
        return accepted([{ type: 'connections.reconnect-needed.v1', data: { connectionId, reason: command.reason } }]);
      case 'WarnOfExpiry': {
        const expiresAt = command.expiresAt.toISOString();
        if (connection.reconnect !== null || connection.expiresAt === expiresAt) return accepted([]);
        return accepted([{ type: 'connections.expiry-warned.v1', data: { connectionId, expiresAt } }]);
      }
      case 'RequestImport':
        if (connection.reconnect !== null) return refused({ code: 'RECONNECT_NEEDED' });
        return accepted([importRequested(connectionId, command.importId, command.reason)]);
    }
  },
};

function connect(
  {
    connectionId,
    provider,
    organisationId,
    organisationName,
    importId,
  }: Extract<ConnectionCommand, { name: 'Connect' }>,
  before: Connection | null,
): Decision {
  if (before?.connectionId === connectionId) return accepted([]);
  return accepted([
    ...(before ? [disconnected(before.connectionId, 'replaced' as const)] : []),
    {
      type: 'connections.system-connected.v1',
      data: { connectionId, provider, organisationId, organisationName },
    },
    importRequested(connectionId, importId, 'first'),
  ]);
}

const disconnected = (
  connectionId: string,
  reason: Extract<ConnectionEvent, { type: 'connections.system-disconnected.v1' }>['data']['reason'],
): ConnectionEvent => ({ type: 'connections.system-disconnected.v1', data: { connectionId, reason } });

const importRequested = (
  connectionId: string,
  importId: string,
  reason: Extract<ConnectionEvent, { type: 'connections.import-requested.v1' }>['data']['reason'],
): ConnectionEvent => ({ type: 'connections.import-requested.v1', data: { connectionId, importId, reason } });
