export * from './sweeps.select';
export * from './sweeps.table';
