export * from './account-flags';
export * from './account-links';
export * from './account.commands';
export * from './account.decider';
export * from './account.events';
export * from './account.state';
export * from './default-partner';
export * from './partner-after';
