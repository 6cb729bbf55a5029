export * from './account-flows';
export * from './company';
export * from './day-values';
export * from './measures';
export * from './month-pairs';
export * from './monthly-values';
export * from './placed-accounts';
export * from './untyped.v1';
