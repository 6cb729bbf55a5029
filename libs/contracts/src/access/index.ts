export * from './access-rule';
export * from './rules';
