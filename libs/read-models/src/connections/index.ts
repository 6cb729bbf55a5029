export * from './connections.select';
export * from './import-state';
export * from './connections.table';
