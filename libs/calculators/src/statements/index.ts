export * from './balance-sheet';
export * from './my-money';
export * from './profit-and-loss';
export * from './trial-balance';
