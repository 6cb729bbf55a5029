export * from './cash-base';
export * from './cash-release';
export { inPence, keptAmount, movedAmount } from './kept-figure';
export * from './detailed-profit-and-loss';
export * from './kept-detail';
export * from './kept-plan';
export * from './plan-base';
export {
  type KeptPlanFigures,
  keptPlanFigures,
  type PlanColumn,
  type PlanFigures,
  planFiguresOf,
  planFiguresOfBooks,
  type PlanFiguresOfYear,
} from './plan-figures';
export * from './example-plan';
export * from './planner';
export * from './planner-scales';
export * from './profit-groups';
export * from './vat-ratio';
