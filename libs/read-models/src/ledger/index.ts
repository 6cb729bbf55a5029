export * from './ledgers.select';
export * from './ledgers.table';
