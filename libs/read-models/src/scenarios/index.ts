export * from './scenarios.select';
export * from './scenarios.table';
