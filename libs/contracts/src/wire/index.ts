export * from './envelope';
export * from './route';
export * from './topics';
