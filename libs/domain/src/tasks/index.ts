export * from './tasks.decider';
export * from './tasks.events';
export * from './tasks.state';
