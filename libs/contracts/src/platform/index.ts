export * from './page-metadata';
export * from './platform.contract';
export * from './platform.paths';
export * from './public-pages';
