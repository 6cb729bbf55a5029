export * from './timeline.contract';
export * from './timeline.messages';
export * from './timeline.paths';
