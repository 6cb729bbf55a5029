export * from './goals.decider';
export * from './goals.events';
