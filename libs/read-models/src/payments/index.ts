export * from './payments.select';
export * from './payments.table';
