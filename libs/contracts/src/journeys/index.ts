export * from './journeys.messages';
export * from './journeys.paths';
export * from './replay.contract';
export * from './replay.words';
export * from './stuck-list';
export * from './stuck.contract';
