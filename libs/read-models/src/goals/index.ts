export * from './goals.select';
export * from './goals.table';
