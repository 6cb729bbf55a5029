export * from './live-messages';
export * from './live-topics';
export * from './live-topics.gen';
export * from './live.messages';
export * from './live.contract';
export * from './live.paths';
