import { ACCOUNT_ID, isMonth, MONTH } from '@keelson/kernel';
import { CALCULATION_SAVERS, LEDGER_SOURCES, PLAN_SOURCES } from '@keelson/vocabulary';
import { z } from 'zod';
import { companyReaders, ownerAndPartner, ownerOrActingStaff } from '../access/rules';
import { defineRoute } from '../wire/route';
import { calculationMessages as texts } from './calculations.messages';
import { planningPaths as paths } from './planning.paths';
import { REOPENED } from './reopened';
import { savedOf } from './saved-of';

const accountParams = z.strictObject({
  accountId: z.string().max(40).regex(ACCOUNT_ID, 'not an account id'),
});
const month = z.string().refine(isMonth, 'not a month').meta({ pattern: MONTH.source });
const LARGEST = 1_000_000_000_000;
/** Pounds of so many months; `null` for what is not known. */
const sum = z.number().gt(-LARGEST).lt(LARGEST).nullable();
const months = z.number().int().min(0).max(12);

/** What a plan starts from, as finance §3 names it, with what EBITDA adds back. */
const baseFields = {
  noOfMonthsThisYear: months,
  salesYTD: sum,
  costOfSalesYTD: sum,
  payrollYTD: sum,
  overheadCostsYTD: sum,
  noOfMonthsLastYear: months,
  salesLastYear: sum,
  costOfSalesLastYear: sum,
  payrollCostLastYear: sum,
  overheadCostsLastYear: sum,
  depreciationAndInterestYTD: sum,
};

/** The change of a line in whole percent; 0 leaves it as it is, and −100 cannot be computed. */
const slider = z
  .number({ error: texts.unreadable })
  .int(texts.planOutOfBounds)
  .gt(-100, texts.cannotCompute)
  .max(1_000, texts.planOutOfBounds);

const sliderFields = {
  currentPrice: slider,
  currentSales: slider,
  currentCostOfSales: slider,
  currentPayroll: slider,
  currentOverheads: slider,
};

/** Pounds a year or percent, not rounded; `null` for what is not known. */
const figure = z.number().nullable();
const row = z.object({ previousYear: figure, projectedCurrentYear: figure, impact: figure });
const column = z.object({
  sales: figure,
  cost_of_sales: figure,
  payroll: figure,
  overheads: figure,
  profit_before_tax: figure,
});

/** What the plan comes to, as finance §3 names it: shares of sales in percent, and amounts in pounds a year. */
const calculationFields = {
  total_cost_of_sales: row,
  gross_margin: row,
  total_payroll: row,
  total_overheads: row,
  profit_before_tax: row,
  profit_before_tax_amount: row,
  last_year_annualized_values: column,
  update_calculated_values: z.object({
    changed_slider_values: z.object({
      price: slider,
      sales: slider,
      costOfSales: slider,
      payroll: slider,
      overheads: slider,
    }),
    revised_values: column,
    pie_chart_values: z.object({
      'Sales Growth': figure,
      'Price Increase': figure,
      'Cost of Sales Reduction': figure,
      'Payroll Reduction': figure,
      'Overhead Reduction': figure,
    }),
    total_profit_and_loss_changes_by: figure,
    EBITDA: figure,
  }),
};

const aboutFields = {
  companyName: z.string(),
  /** `example`: the account has neither imported nor typed figures, and these are nobody's. */
  figuresFrom: z.enum(PLAN_SOURCES),
  /** The months of this year's sums, the oldest first; none where they were typed. */
  months: z.array(month),
  /** The months are those of the year just completed. */
  period1: z.boolean(),
};

export const plannerContract = defineRoute(
  paths.planner,
  companyReaders,
  'What the What-If Scenario Planner starts from now, or a plan that was saved, computed again from what it pinned',
  {
    params: z.strictObject({ accountId: savedOf }),
    query: z.strictObject({ created: z.iso.datetime().optional() }),
    refusals: ['ACCOUNT_NOT_FOUND', 'SAVED_NOT_FOUND'],
    answer: z.object({
      ...baseFields,
      ...sliderFields,
      ...aboutFields,
      /** What keeps the books now; `null` without books. */
      informationFrom: z.enum(LEDGER_SOURCES).nullable(),
      /** `null` where a line of this year is not known: there is no data. */
      calculation: z.object(calculationFields).nullable(),
      /** `null` for the figures of now. */
      saved: z
        .object({
          storedDate: z.iso.datetime(),
          name: z.string(),
          savedBy: z.enum(CALCULATION_SAVERS),
          formulaVersion: z.number().int(),
          reopened: z.enum(REOPENED),
        })
        .nullable(),
    }),
  },
);

export const cutDownPlannerContract = defineRoute(
  paths.cutDownPlanner,
  ownerOrActingStaff,
  'What is left of the planner without a plan that is paid for: this year, for price, sales and cost of sales',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      ...aboutFields,
      noOfMonthsThisYear: months,
      salesYTD: sum,
      costOfSalesYTD: sum,
      /** Payroll and overheads together, which the cut-down planner leaves as they are. */
      otherCostsYTD: sum,
    }),
  },
);

/** What is sent to be calculated or saved: the base as it was shown, and the five sliders (finance §3). */
const planBody = z.strictObject({
  ...baseFields,
  ...sliderFields,
  /** Told by clients, and ignored: the address says whose figures they are. */
  username: z.string().max(320).default(''),
});

export const calculatePlanContract = defineRoute(
  paths.calculatePlan,
  ownerAndPartner,
  'Calculate what this year comes to with the changes',
  {
    params: accountParams,
    body: planBody,
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_CHANGED', 'FIGURES_UNKNOWN'],
    answer: z.object(calculationFields),
  },
);

export const savePlanContract = defineRoute(
  paths.savePlan,
  ownerAndPartner,
  'Save a plan, which is computed here; the answer says `limit reached` where nothing more is saved today',
  {
    params: accountParams,
    query: z.strictObject({
      /** Told by clients, and ignored: the session says who saves. */
      isChannelPartner: z.enum(['true', 'false']).optional(),
    }),
    body: planBody.extend({ name: z.string().trim().max(60, texts.nameTooLong).default('') }),
    refusals: ['ACCOUNT_NOT_FOUND', 'FIGURES_CHANGED', 'FIGURES_UNKNOWN', 'INPUTS_OUT_OF_BOUNDS', 'NOTHING_CHANGED'],
    answer: z.object({
      /** False where the limit of the day was reached: nothing was saved. */
      saved: z.boolean(),
      /** ISO instant, by which the saved plan is named. */
      storedDate: z.iso.datetime().nullable(),
    }),
  },
);
