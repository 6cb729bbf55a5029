export * from './base-tables';
export * from './column-types';
