/** What plans start from by the books of Acme in November 2026, as it is sent. */
export const ACME_PLAN_BASE = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000, costOfSalesYTD: 168_000, payrollYTD: 105_000 },
  ...{ overheadCostsYTD: 84_000, noOfMonthsLastYear: 12, salesLastYear: 650_000, costOfSalesLastYear: 273_000 },
  ...{ payrollCostLastYear: 165_000, overheadCostsLastYear: 140_000, depreciationAndInterestYTD: 0 },
};

/** With the five sliders of the worked example (formulas 5.13). */
export const ACME_PLAN = {
  ...ACME_PLAN_BASE,
  ...{ currentPrice: 2, currentSales: 5, currentCostOfSales: -3, currentPayroll: 4, currentOverheads: -10 },
};
