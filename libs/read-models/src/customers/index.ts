export { INACTIVE_AFTER_DAYS, type LabelledCustomer } from './customer-labels';
export * from './customer-billing.table';
export * from './customers.select';
export * from './customers.table';
export * from './of-customer.select';
export * from './partner-relations.table';
export { selectCustomersOf, selectPartnerOf, selectPartnersOf } from './partner-relations.select';
export * from './partner-totals.select';
