export * from './tasks.contract';
export * from './tasks.messages';
export * from './tasks.paths';
