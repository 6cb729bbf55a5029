export * from './access-matrix';
export * from './access-rule';
