import type { AccountingProvider } from '@keelson/vocabulary';
import type { ConnectionEvent, ReconnectNeeded } from './connections.events';

export interface Connection {
  readonly connectionId: string;
  readonly provider: AccountingProvider;
  readonly organisationId: string;
  readonly organisationName: string;
  /** Why nothing can be asked of it until the customer consents again. */
  readonly reconnect: ReconnectNeeded['data']['reason'] | null;
  /** When consent ends, once that was told. */
  readonly expiresAt: string | null;
  /** The import that was asked for last. */
  readonly importId: string | null;
}

export interface ConnectionState {
  /** The one at hand: there is never a second. */
  readonly connection: Connection | null;
  /** Whether figures come every day by themselves. */
  readonly repeat: boolean;
}

export const initialConnectionState: ConnectionState = { connection: null, repeat: true };

/** What is said of a connection that is not the one at hand changes nothing. */
export function evolveConnections(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  if (event.type === 'connections.cycle-set.v1') return { ...state, repeat: event.data.repeat };
  const own = state.connection?.connectionId === event.data.connectionId ? state.connection : null;
  const changed = (change: Partial<Connection>): ConnectionState =>
    own ? { ...state, connection: { ...own, ...change } } : state;
  switch (event.type) {
    case 'connections.system-connected.v1':
      return { ...state, connection: { ...event.data, reconnect: null, expiresAt: null, importId: null } };
    case 'connections.reconnect-needed.v1':
      return changed({ reconnect: event.data.reason });
    case 'connections.expiry-warned.v1':
      return changed({ expiresAt: event.data.expiresAt });
    case 'connections.import-requested.v1':
      return changed({ importId: event.data.importId });
    case 'connections.system-disconnected.v1':
      return own ? { ...state, connection: null } : state;
  }
}
