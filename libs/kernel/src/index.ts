export * from './brand';
export * from './calendar';
export * from './clock';
export * from './decimal';
export * from './identifiers';
export * from './json';
export * from './pence';
export * from './result';
