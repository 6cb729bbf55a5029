export * from './envelope';
export * from './list-place';
export * from './route';
export * from './wire.messages';
export * from './topics';
