export * from './decider';
export * from './event-definition';
