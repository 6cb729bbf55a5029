export { UnusableConnectionString } from './connection';
export { KurrentDbEventStore, type KurrentDbEventStoreOptions, openKurrentDbEventStore } from './kurrentdb-event-store';
