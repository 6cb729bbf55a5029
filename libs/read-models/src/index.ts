export * from './database';
export * from './schema';
export * from './table';
export { sliceTables } from './tables.gen';
