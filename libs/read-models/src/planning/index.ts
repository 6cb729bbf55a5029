export * from './what-if-inputs.select';
export * from './what-if-inputs.table';
