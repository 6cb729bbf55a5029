export * from './envelope';
export * from './route';
