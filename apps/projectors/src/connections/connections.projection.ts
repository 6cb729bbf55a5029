import { REGISTRATION_TYPES, type RegistrationEvent } from '@keelson/domain/accounts';
import {
  type ConnectionEvent,
  connectionEventDefinitions,
  type ConnectionState,
  evolveConnections,
} from '@keelson/domain/connections';
import type { PersonalDataErased } from '@keelson/domain/deletion';
import type { Recorded } from '@keelson/event-store';
import { type ConnectionRow, connectionsTable } from '@keelson/read-models/connections';
import type { Projection } from '../runtime/projection';

type RowEvent = RegistrationEvent | ConnectionEvent | PersonalDataErased;

const CONNECTION_TYPES = Object.keys(connectionEventDefinitions) as readonly ConnectionEvent['type'][];

/** One row a customer, made by the registration: the accounting system at hand, and what it asks for. */
export const connectionsProjection: Projection<RowEvent, ConnectionRow> = {
  name: 'connections',
  version: 3,
  table: connectionsTable,
  handles: [...REGISTRATION_TYPES, ...CONNECTION_TYPES, 'deletion.personal-data-erased.v1'],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'accounts.customer-registered.v1' || event.type === 'accounts.company-signed-up.v1')
      return { ...NOT_CONNECTED, account_id: event.metadata.subjectId, repeats: true };
    if (event.type === 'deletion.personal-data-erased.v1' || row === undefined) return null;
    return { ...row, ...standing(row, event) };
  },
};

const stateIn = (row: ConnectionRow): ConnectionState => ({
  repeat: row.repeats,
  connection:
    row.connection_id === null || row.provider === null
      ? null
      : {
          connectionId: row.connection_id,
          provider: row.provider,
          organisationId: row.organisation_id ?? '',
          organisationName: row.organisation_name ?? '',
          reconnect: row.reconnect,
          expiresAt: row.expires_at,
          importId: row.import_id,
        },
});

function standing(row: ConnectionRow, event: Recorded<ConnectionEvent>): Partial<ConnectionRow> {
  const { connection, repeat: repeats } = evolveConnections(stateIn(row), event);
  if (!connection) return { ...NOT_CONNECTED, repeats };
  const occurredAt = event.occurredAt.toISOString();
  return {
    connection_id: connection.connectionId,
    provider: connection.provider,
    organisation_id: connection.organisationId,
    organisation_name: connection.organisationName,
    connected_at: event.type === 'connections.system-connected.v1' ? occurredAt : row.connected_at,
    reconnect: connection.reconnect,
    expires_at: connection.expiresAt,
    import_id: connection.importId,
    import_requested_at:
      event.type === 'connections.import-requested.v1' ? occurredAt : connection.importId && row.import_requested_at,
    repeats,
  };
}

const NOT_CONNECTED = {
  connection_id: null,
  provider: null,
  organisation_id: null,
  organisation_name: null,
  connected_at: null,
  reconnect: null,
  expires_at: null,
  import_id: null,
  import_requested_at: null,
} as const;
