export * from './input-names';
export * from './inputs.contract';
export * from './planning.messages';
export * from './planning.paths';
