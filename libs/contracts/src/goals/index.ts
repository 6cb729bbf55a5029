export * from './goal-types';
export * from './goals.access';
export * from './goals.contract';
export * from './goals.messages';
export * from './goals.paths';
