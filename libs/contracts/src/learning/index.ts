export * from './learning.contract';
export * from './learning-progress.contract';
export * from './learning.messages';
export * from './learning.paths';
