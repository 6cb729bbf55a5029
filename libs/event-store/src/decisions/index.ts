export * from './decider-run';
export * from './decider-runner';
export * from './decision-counts';
export * from './decision-failed';
export * from './history';
