export * from './benchmark.contract';
export * from './dashboard.contract';
export * from './dashboard.messages';
export * from './dashboard.paths';
