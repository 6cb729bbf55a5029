export * from './acting.decider';
export * from './acting.events';
