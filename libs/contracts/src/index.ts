export * from './access';
export * from './wire';
