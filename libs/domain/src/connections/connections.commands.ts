import type { AccountingProvider } from '@keelson/vocabulary';
import type { ImportRequested, ReconnectNeeded, SystemDisconnected } from './connections.events';

export type ConnectionCommand =
  /** The customer chose a company; its first import is asked for with it. */
  | {
      readonly name: 'Connect';
      readonly connectionId: string;
      readonly provider: AccountingProvider;
      readonly organisationId: string;
      readonly organisationName: string;
      readonly importId: string;
    }
  | {
      readonly name: 'Disconnect';
      readonly connectionId: string;
      readonly reason: Exclude<SystemDisconnected['data']['reason'], 'replaced'>;
    }
  | {
      readonly name: 'NoteReconnectNeeded';
      readonly connectionId: string;
      readonly reason: ReconnectNeeded['data']['reason'];
    }
  | { readonly name: 'WarnOfExpiry'; readonly connectionId: string; readonly expiresAt: Date }
  | {
      readonly name: 'RequestImport';
      readonly connectionId: string;
      readonly importId: string;
      readonly reason: Exclude<ImportRequested['data']['reason'], 'first'>;
    }
  | { readonly name: 'SetCycle'; readonly repeat: boolean };
