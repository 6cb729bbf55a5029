export * from './base-differences';
export * from './differences';
export * from './plan-and-actual';
