export { DurabilityOff } from './durability';
export { migrations } from './migrations';
export type { Limits, PostgresEventStoreOptions } from './options';
export { CONNECTIONS_BESIDE_READERS, openPostgresEventStore, PostgresEventStore } from './postgres-event-store';
