export * from './audit.events';
export * from './reading.decider';
