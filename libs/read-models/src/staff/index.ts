export * from './list-members.select';
export * from './staff-members.table';
