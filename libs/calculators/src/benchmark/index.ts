export * from './benchmark';
export * from './dial';
export * from './thirds';
