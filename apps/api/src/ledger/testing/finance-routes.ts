import { typed } from './typed-figures';

/** What the owner, the channel partner and super admins read of one account. */
export const READS = [
  'finance-data',
  'employee-counts',
  'vat-multiplier',
  'placements',
  'placements/5/preview?category=tax',
  'trust',
  'finance-connections',
  'dashboard',
  'todays-balance',
  'profit-before-tax',
  'months',
  'benchmark',
  'benchmark/metrics',
  'goals',
  'goals/trajectory',
  'what-if-inputs',
  'cash-release',
  'detailed-profit-and-loss',
  'what-if-planner',
  'saved-calculations/cashRelease',
  'scenarios',
  'financials',
  'financials/cash-flow?by=day',
  'financials/balances?by=day',
  'financials/balance-sheet/file',
  'financials/explanations/sales',
  'financials/base-lines/planner',
];
/** Besides these, staff who manage customers. */
export const TRIAL = ['import-status', 'trial-balance', 'trial-balance/report'];
const goal = { goal: 'Holiday', date: '2027-04-30', cost: 5_000, overallCost: 0 };
const planned = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 1, costOfSalesYTD: 1, payrollYTD: 1, overheadCostsYTD: 1 },
  ...{ noOfMonthsLastYear: 12, salesLastYear: 1, costOfSalesLastYear: 1, payrollCostLastYear: 1 },
  overheadCostsLastYear: 1,
};
/** What the owner alone changes. */
export const WRITES = [
  ['POST', 'finance-data', typed],
  ['POST', 'goals', { goals: [goal, goal, goal] }],
  ['PUT', 'what-if-inputs', planned],
  ['PUT', 'vat-multiplier', { vatMultiplier: '1.10' }],
  ['PUT', 'placements/5', { category: 'tax', tag: null }],
  ['DELETE', 'placements/5', undefined],
  ['PUT', 'placements/5/due-within-year', { amount: 100 }],
  ['PUT', 'financials/watched-sections/kpis', undefined],
] as const;
