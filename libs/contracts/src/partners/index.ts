export * from './partner-area.contract';
export * from './partner-list';
export * from './partner-rules';
export * from './partner-of-customer.contract';
export * from './partners-list.contract';
export * from './partners.contract';
export * from './partners.messages';
export * from './partners.paths';
