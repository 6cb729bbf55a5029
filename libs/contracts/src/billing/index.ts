export * from './billing.contract';
export * from './billing.messages';
export * from './billing.paths';
export * from './plan';
export * from './plan.contract';
export * from './trial.contract';
