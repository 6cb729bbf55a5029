import type { AccountingProvider, ImportReason, ReconnectReason } from '@keelson/vocabulary';
import type { DomainEvent } from '../decider';
import { ERASED, type EventDefinitions } from '../event-definition';

/** The customer chose a company of the system; also when the same one is connected again after its consent ran out. */
export type SystemConnected = DomainEvent<
  'connections.system-connected.v1',
  {
    readonly connectionId: string;
    readonly provider: AccountingProvider;
    /** The provider's id of the company: Xero's tenant, Intuit's realm. */
    readonly organisationId: string;
    readonly organisationName: string;
  }
>;

/** The provider takes the refresh token no longer: nothing is asked of it until the customer consents again. */
export type ReconnectNeeded = DomainEvent<
  'connections.reconnect-needed.v1',
  { readonly connectionId: string; readonly reason: ReconnectReason }
>;

/** Consent runs out within fourteen days. */
export type ExpiryWarned = DomainEvent<
  'connections.expiry-warned.v1',
  { readonly connectionId: string; readonly expiresAt: string }
>;

export type SystemDisconnected = DomainEvent<
  'connections.system-disconnected.v1',
  { readonly connectionId: string; readonly reason: 'asked' | 'replaced' | 'deletion' }
>;

/** Somebody or the schedule asks for the figures of a connected system. */
export type ImportRequested = DomainEvent<
  'connections.import-requested.v1',
  {
    readonly connectionId: string;
    readonly importId: string;
    readonly reason: ImportReason;
  }
>;

/** Whether figures come by themselves every day; they do until somebody says otherwise. */
export type CycleSet = DomainEvent<'connections.cycle-set.v1', { readonly repeat: boolean }>;

export type ConnectionEvent =
  SystemConnected | ReconnectNeeded | ExpiryWarned | SystemDisconnected | ImportRequested | CycleSet;

export const connectionEventDefinitions: EventDefinitions<ConnectionEvent> = {
  'connections.system-connected.v1': { personal: { organisationName: ERASED } },
  'connections.reconnect-needed.v1': { personal: {} },
  'connections.expiry-warned.v1': { personal: {} },
  'connections.system-disconnected.v1': { personal: {} },
  'connections.import-requested.v1': { personal: {} },
  'connections.cycle-set.v1': { personal: {} },
};

/** The accounting systems of one customer, one connected at a time. */
export const connectionsStream = (accountId: string): string => `connections-${accountId}`;
