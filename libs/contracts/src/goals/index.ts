export * from './goal-types';
export * from './goals-form';
export * from './goals.contract';
export * from './goals.messages';
export * from './goals.paths';
