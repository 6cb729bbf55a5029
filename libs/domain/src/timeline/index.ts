export * from './timeline.decider';
export * from './timeline.events';
