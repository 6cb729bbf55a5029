export * from './access-log.select';
export * from './access-log.table';
export * from './account-history.select';
export * from './account-history.table';
export * from './actor-names.table';
export * from './history-cache.table';
export * from './history-verification.select';
export * from './visitor-names.table';
