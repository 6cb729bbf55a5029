/** The two years that a plan starts from, as far as they have gone. */
export const PLAN_YEARS = ['thisYear', 'lastYear'] as const;
export type PlanYear = (typeof PLAN_YEARS)[number];

/** What a plan needs to know of each of them (finance §2): how many months it covers, and amounts in pounds. */
export const PLAN_ROWS = ['months', 'sales', 'costOfSales', 'payroll', 'overheads'] as const;
export type PlanRow = (typeof PLAN_ROWS)[number];
export type PlanLine = Exclude<PlanRow, 'months'>;

/** The amounts alone. */
export const planLines = (): readonly PlanLine[] => PLAN_ROWS.filter((row) => row !== 'months');

/** Whether an account has figures of its own books: then none are typed beside them. */
export const DATA_FLAGS = ['NODATA', 'DATA'] as const;
export type DataFlag = (typeof DATA_FLAGS)[number];
