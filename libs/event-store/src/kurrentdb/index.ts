export { UnusableConnectionString } from './connection';
export { KurrentDbLog, type KurrentDbLogOptions } from './verified-log';
export { KurrentDbEventStore, type KurrentDbEventStoreOptions, openKurrentDbEventStore } from './kurrentdb-event-store';
