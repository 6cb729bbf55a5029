export * from './billing-standings.select';
export * from './billing-standings.table';
