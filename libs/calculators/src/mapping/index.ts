export { CATEGORIES } from './manual-placement';
export { keepsBalance, mayBeOverdrawn, placementOf } from './placement';
