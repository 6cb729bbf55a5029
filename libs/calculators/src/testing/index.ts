export * from './acme';
