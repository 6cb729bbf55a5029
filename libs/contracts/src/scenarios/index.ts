export * from './scenario-orders.contract';
export * from './scenarios.contract';
export * from './scenarios.messages';
export * from './scenarios.paths';
