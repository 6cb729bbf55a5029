export * from './reference.contract';
export * from './reference.messages';
export * from './reference.paths';
export * from './sectors';
