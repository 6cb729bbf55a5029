export { DurabilityOff } from './durability';
export { migrations } from './migrations';
export type { Limits, PostgresEventStoreOptions } from './options';
export { openPostgresEventStore, PostgresEventStore } from './postgres-event-store';
