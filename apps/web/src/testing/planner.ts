import type { AnswerOf } from '@keelson/contracts';
import type { cutDownPlannerContract, plannerContract } from '@keelson/contracts/planning';
import type { Month } from '@keelson/kernel';

type PlannerRead = AnswerOf<typeof plannerContract>;

const MONTHS = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as Month[];
const row = (previousYear: number, projectedCurrentYear: number, impact: number) => ({
  ...{ previousYear, projectedCurrentYear, impact },
});

/** What Acme's plans start from (formulas 5.13), with nothing changed and £9,600 a year to add back. */
export const acmePlanner: PlannerRead = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000, costOfSalesYTD: 168_000, payrollYTD: 105_000 },
  ...{ overheadCostsYTD: 84_000, noOfMonthsLastYear: 12, salesLastYear: 650_000, costOfSalesLastYear: 273_000 },
  ...{ payrollCostLastYear: 165_000, overheadCostsLastYear: 140_000, depreciationAndInterestYTD: 5_600 },
  ...{ currentPrice: 0, currentSales: 0, currentCostOfSales: 0, currentPayroll: 0, currentOverheads: 0 },
  ...{ companyName: 'Acme Joinery Ltd', informationFrom: 'xero', figuresFrom: 'books', period1: false },
  months: MONTHS,
  calculation: {
    ...{ total_cost_of_sales: row(42, 40, 40), gross_margin: row(58, 60, 60), total_payroll: row(25.4, 25, 25) },
    ...{ total_overheads: row(21.5, 20, 20), profit_before_tax: row(11.1, 15, 15) },
    profit_before_tax_amount: row(72_000, 108_000, 108_000),
    last_year_annualized_values: {
      ...{ sales: 650_000, cost_of_sales: 273_000, payroll: 165_000, overheads: 140_000, profit_before_tax: 72_000 },
    },
    update_calculated_values: {
      changed_slider_values: { price: 0, sales: 0, costOfSales: 0, payroll: 0, overheads: 0 },
      revised_values: {
        ...{ sales: 720_000, cost_of_sales: 288_000, payroll: 180_000, overheads: 144_000 },
        profit_before_tax: 108_000,
      },
      pie_chart_values: {
        ...{ 'Sales Growth': 0, 'Price Increase': 0, 'Cost of Sales Reduction': 0, 'Payroll Reduction': 0 },
        'Overhead Reduction': 0,
      },
      ...{ total_profit_and_loss_changes_by: 0, EBITDA: 117_600 },
    },
  },
  saved: null,
};

/** A plan that somebody saved of it. */
export const savedPlanner: PlannerRead = {
  ...acmePlanner,
  ...{ currentPrice: 2, currentSales: 5, currentCostOfSales: -3, currentPayroll: 4, currentOverheads: 130 },
  saved: {
    ...{ storedDate: '2026-11-22T14:03:00.000Z', name: 'Before Christmas', savedBy: 'owner' as const },
    ...{ formulaVersion: 1, reopened: 'equal' as const },
  },
};

/** What is left of it without a plan that is paid for. */
export const cutDownAcme: AnswerOf<typeof cutDownPlannerContract> = {
  ...{ companyName: 'Acme Joinery Ltd', figuresFrom: 'books', months: MONTHS, period1: false },
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000, costOfSalesYTD: 168_000, otherCostsYTD: 189_000 },
};
