export * from './calculations.decider';
export * from './calculations.events';
export * from './inputs.decider';
export * from './inputs.events';
export * from './saved-cash-release';
export * from './saved-detail';
export * from './saved-plan';
