export * from './inputs.decider';
export * from './inputs.events';
