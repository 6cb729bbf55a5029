export * from './billing-standings.select';
export * from './billing-standings.table';
export * from './payments.select';
export * from './payments.table';
