export * from './envelope';
export * from './route';
export * from './wire.messages';
export * from './topics';
