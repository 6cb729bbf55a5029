export * from './learning-progress.select';
export * from './learning-progress.table';
