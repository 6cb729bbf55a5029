export * from './connections.contract';
export * from './connections.messages';
export * from './connections.paths';
export * from './finance-systems';
