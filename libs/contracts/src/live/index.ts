export * from './live-messages';
export * from './live-topics';
export * from './live.messages';
export * from './live.access';
export * from './live.contract';
export * from './live.paths';
