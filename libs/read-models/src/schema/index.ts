export * from './base-tables';
export * from './column-types';
export * from './migrations';
export * from './outdated-tables';
export * from './row-codec';
export * from './row-sql';
export * from './table-ddl';
export * from './table-name';
