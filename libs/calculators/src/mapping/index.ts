export { keepsBalance, mayBeOverdrawn, paysWages, placementOf } from './placement';
