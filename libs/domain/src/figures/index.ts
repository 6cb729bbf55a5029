export * from './figures.decider';
export * from './figures.events';
