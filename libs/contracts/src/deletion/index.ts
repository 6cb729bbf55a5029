export * from './certificate.contract';
export * from './deletion.contract';
export * from './deletion.messages';
export * from './deletion.paths';
export * from './unfinished.contract';
