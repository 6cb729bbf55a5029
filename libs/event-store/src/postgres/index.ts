export type { AccountVerification } from './account-verification';
export { DurabilityOff } from './durability';
export type { EventHeading, EventHeadings } from './event-headings';
export type { RootsOfAccount, Sealing } from './log-roots';
export { migrations } from './migrations';
export type { Limits, PostgresEventStoreOptions } from './options';
export { type LogVerification, openPostgresEventStore, PostgresEventStore } from './postgres-event-store';
export type { Verification } from './verification';
