/** The two years that a plan starts from, as far as they have gone. */
export const PLAN_YEARS = ['thisYear', 'lastYear'] as const;
export type PlanYear = (typeof PLAN_YEARS)[number];

/** What a plan needs to know of each of them, in pounds, besides how many months it covers (finance §2). */
export const PLAN_LINES = ['sales', 'costOfSales', 'payroll', 'overheads'] as const;
export type PlanLine = (typeof PLAN_LINES)[number];

/** Whether an account has figures of its own books: then none are typed beside them. */
export const DATA_FLAGS = ['NODATA', 'DATA'] as const;
export type DataFlag = (typeof DATA_FLAGS)[number];
