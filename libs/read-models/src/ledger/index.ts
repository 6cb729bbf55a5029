export * from './is-customer.select';
export * from './ledgers.select';
export * from './ledgers.table';
