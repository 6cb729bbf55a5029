export * from './access-rule';
