export * from './peer-figures.select';
export * from './peer-figures.table';
