export { Fraction } from '../independent/fraction';
export * from './cash-cases';
export * from './detail-cases';
export * from './planner-cases';
