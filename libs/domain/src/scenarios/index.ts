export * from './scenario-plan';
export * from './scenarios.decider';
export * from './scenarios.events';
export * from './scenarios.state';
