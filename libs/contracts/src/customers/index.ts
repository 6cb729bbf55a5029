export * from './customer-list';
export * from './customers.contract';
export * from './customers.messages';
export * from './customers.paths';
