export * from './goal-kinds';
export * from './goals.decider';
export * from './goals.events';
