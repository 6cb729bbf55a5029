export * from './acme';
export * from './rank-peers';
