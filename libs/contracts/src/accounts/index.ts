export * from './accounts.access';
export * from './accounts.contract';
export * from './accounts.links';
export * from './accounts.messages';
export * from './accounts.paths';
export * from './company-type';
export * from './support-need';
