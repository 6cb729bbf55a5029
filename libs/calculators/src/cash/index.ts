export * from './cash-balance';
export * from './cash-flow';
export * from './position';
export * from './waterline';
