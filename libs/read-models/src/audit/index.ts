export * from './account-history.select';
export * from './account-history.table';
export * from './actor-names.table';
export * from './history-memory.table';
export * from './history-proof.select';
