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

/** The tools whose calculations are saved. */
export const PLANNING_TOOLS = ['planner', 'cashRelease', 'detailedProfitAndLoss'] as const;
export type PlanningTool = (typeof PLANNING_TOOLS)[number];

/** The name of a saved calculation or of a scenario, in characters (decision 4.70). */
export const LONGEST_SNAPSHOT_NAME = 60;

/** So many scenarios stay open beside each other at most: more are never compared, and a list stays readable. */
export const MOST_OPEN_SCENARIOS = 20;

/** Who saved a calculation: the two have lists and daily limits of their own. */
export const CALCULATION_SAVERS = ['owner', 'partner'] as const;
export type CalculationSaver = (typeof CALCULATION_SAVERS)[number];

/** The levers of the What-If Scenario Planner (finance §2), each a change in percent. */
export const PLAN_SLIDERS = ['price', 'sales', 'costOfSales', 'payroll', 'overheads'] as const;
export type PlanSlider = (typeof PLAN_SLIDERS)[number];

/** The three inputs of the cash-release calculator (finance §2); 0 leaves a line as it is. */
export const CASH_LEVERS = ['stockTurnIncrease', 'debtorDays', 'creditorDays'] as const;
export type CashLever = (typeof CASH_LEVERS)[number];

/** What the planner starts from: the books, what was typed, or a worked example where there is neither. */
export const PLAN_SOURCES = ['books', 'typed', 'example'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** What is left of the planner without a plan that is paid for (decision 4.72). */
export const CUT_DOWN_SLIDERS = ['price', 'sales', 'costOfSales'] as const satisfies readonly PlanSlider[];

/** The rows of the summary of the detailed profit and loss, in their order (finance §2): lines, and what they add up to. */
const PROFIT_SUMMARY = {
  sales: 'line',
  costOfSales: 'line',
  grossMargin: 'sum',
  payroll: 'line',
  overheads: 'line',
  profitBeforeTax: 'sum',
} as const;
export type ProfitSummaryRow = keyof typeof PROFIT_SUMMARY;

export const profitSummaryRows = (): readonly ProfitSummaryRow[] => Object.keys(PROFIT_SUMMARY) as ProfitSummaryRow[];

/** Where the lines of the detailed profit and loss come from: accounts of the books, or what was typed (decision 4.74). */
export const DETAIL_SOURCES = ['books', 'typed'] as const;
export type DetailSource = (typeof DETAIL_SOURCES)[number];

/** Whether a scenario is worked with, or was closed: a closed one is only looked at and forked from. */
export const SCENARIO_STATUSES = ['open', 'closed'] as const;
export type ScenarioStatus = (typeof SCENARIO_STATUSES)[number];
