export * from './brand';
export * from './clock';
export * from './identifiers';
export * from './json';
export * from './result';
