import { sizeOf } from '@keelson/test-database/run';

export { Fraction } from '../independent/fraction';
export * from './cash-cases';
export * from './detail-cases';
export * from './planner-cases';

/** How many cases of each tool a run computes. */
export const PLANNED_CASES = sizeOf('PLANNED_CASES');
