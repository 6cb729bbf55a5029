export * from './saved-calculations.select';
export * from './saved-calculations.table';
export * from './what-if-inputs.select';
export * from './what-if-inputs.table';
