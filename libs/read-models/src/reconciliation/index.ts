export * from './cases.table';
export * from './claims.table';
export * from './objects.table';
export * from './payouts.table';
export * from './transactions.table';
