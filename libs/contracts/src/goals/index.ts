export * from './goal-types';
export * from './goals.contract';
export * from './goals.messages';
export * from './goals.paths';
