export * from './content.messages';
export * from './content.contract';
export * from './content-addresses';
export type * from './content-field';
export * from './content-pages';
export * from './content.paths';
export * from './learning-content';
export * from './learning-media';
export { LEARNING_LISTS, type LearningList } from './learning-entries';
