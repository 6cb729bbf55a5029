export * from './employees';
export * from './headlines';
export * from './key-figures';
export * from './percentages';
export * from './projected-turnover';
export * from './trade-creditor-days';
export * from './working-capital';
