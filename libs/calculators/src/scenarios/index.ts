export * from './base-differences';
export * from './plan-and-actual';
