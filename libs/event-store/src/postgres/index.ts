export type { AccountVerification } from './account-verification';
export { DurabilityOff } from './durability';
export { migrations } from './migrations';
export type { Limits, PostgresEventStoreOptions } from './options';
export { openPostgresEventStore, PostgresEventStore } from './postgres-event-store';
export type { Verification } from './verification';
