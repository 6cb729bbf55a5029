export { INACTIVE_AFTER_DAYS } from './customer-labels';
export * from './customers.select';
export * from './customers.table';
export * from './deletion-of.select';
export * from './partner-of.select';
export * from './partner-totals.select';
