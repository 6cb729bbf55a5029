export * from './operations.contract';
export * from './operations.messages';
export * from './operations.paths';
