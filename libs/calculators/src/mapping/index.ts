export { keepsBalance, mayBeOverdrawn, placementOf } from './placement';
