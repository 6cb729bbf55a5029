export * from './task-dates.select';
export * from './task-dates.table';
