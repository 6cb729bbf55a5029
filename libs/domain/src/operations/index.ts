export * from './operations.decider';
export * from './operations.events';
