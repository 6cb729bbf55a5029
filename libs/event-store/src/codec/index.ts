export * from './command-hash';
export * from './create-event-codec';
export * from './event-codec';
export * from './event-definitions';
export * from './identifiers';
export * from './in-memory-subject-keys';
export * from './subject-keys';
export * from './undecodable-event';
