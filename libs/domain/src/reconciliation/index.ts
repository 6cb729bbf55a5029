export * from './case.decider';
export * from './case.events';
export * from './evidence';
export * from './explanation';
export * from './facts.events';
export * from './matching';
