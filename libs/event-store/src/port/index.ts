export * from './event';
export * from './event-headings';
export * from './event-store';
