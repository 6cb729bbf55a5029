export * from './database';
export * from './schema';
export * from './table';
