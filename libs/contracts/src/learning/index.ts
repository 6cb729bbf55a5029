export * from './learning.contract';
export * from './learning.messages';
export * from './learning.paths';
