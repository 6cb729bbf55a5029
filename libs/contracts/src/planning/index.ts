export * from './calculations.messages';
export * from './cash-release.contract';
export * from './input-names';
export * from './inputs.contract';
export * from './planning.messages';
export * from './planning.paths';
export * from './saved-dates.contract';
export * from './saved-list';
