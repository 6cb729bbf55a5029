export * from './event';
export * from './event-hashes';
export * from './event-headings';
export * from './event-store';
