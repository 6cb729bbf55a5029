export * from './draft-fields';
export * from './drafts.contract';
export * from './drafts.paths';
