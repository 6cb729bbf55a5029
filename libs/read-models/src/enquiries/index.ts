export * from './enquiries.select';
export * from './enquiries.table';
