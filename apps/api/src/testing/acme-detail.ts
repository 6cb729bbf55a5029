/** The accounts of Acme's profit and loss in November 2026, as they are sent with nothing changed. */
export const ACME_DETAIL = {
  ...{ noOfMonthsThisYear: 7, otherIncome: 0 },
  summaryDetaileAccountObject2: {
    salesRevenueIncome: [{ id: 'acc-200', accountName: 'Sales', cummulativePLValue: 420_000, changeBy: 0 }],
    costOfSales: [{ id: 'acc-310', accountName: 'Cost of Goods Sold', cummulativePLValue: 168_000, changeBy: 0 }],
    payroll: [{ id: 'acc-477', accountName: 'Salaries', cummulativePLValue: 105_000, changeBy: 0 }],
    overheads: [
      { id: 'acc-400', accountName: 'Advertising & Marketing', cummulativePLValue: 8_400, changeBy: 0 },
      { id: 'acc-469', accountName: 'Rent', cummulativePLValue: 75_600, changeBy: 0 },
    ],
  },
};
