export * from './connections.commands';
export * from './connections.decider';
export * from './connections.events';
export * from './connections.state';
