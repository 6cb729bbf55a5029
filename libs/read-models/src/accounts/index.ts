export * from './account-profiles.select';
export * from './account-profiles.table';
