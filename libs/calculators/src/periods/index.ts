export * from './financial-year';
export * from './periods';
