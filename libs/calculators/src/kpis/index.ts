export * from './employees';
export * from './headlines';
export * from './key-figures';
export * from './percentages';
export * from './trade-creditor-days';
export * from './working-capital';
