export { lacksSplit, mayBeSplit } from './loans';
export { keepsBalance, mayBeOverdrawn, paysWages, placementOf } from './placement';
export { owesTax } from './tax-accounts';
