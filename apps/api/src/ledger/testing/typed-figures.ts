/** One row for each group of the form, as its page sends them. */
export const typed = {
  balanceSheetDayWiseData: [
    {
      date: '2026-11-20',
      cashInDays: 4_200,
      cashOutDays: 3_150.55,
      todays_Balance: -12.34,
      stockDays: 1,
      debtorsDays: 2,
      creditorsDays: 3,
    },
  ],
  balanceSheetMonthWiseData: [balance('2026-10', 36_000)],
  balanceSheetLastYearMonthWiseEntity: [balance('2026-03', 30_000)],
  balanceSheetLastYearMinusOneMonthWiseEntity: [balance('2025-03', 20_000)],
  profitAndLossThisYear: [profit('2026-10', 60_000, 7.5)],
  profitAndLossLastYear: [profit('2026-03', 54_000.01, 7)],
  profitAndLossLastYearMinusOneMonthWiseData: [profit('2025-03', 46_666.65, null)],
  financial_month: 3,
};
export function balance(of: string, stockMonths: number) {
  const parts = { stockMonths, debtorsMonths: 108_000, creditorsMonths: 45_000, monthEndCashBalance: 52_000 };
  return {
    month: of,
    ...parts,
    currentAssets: 202_000,
    currentLiabilities: 68_000,
    fixedAssets: 85_000,
    longTermCreditors: 60_000,
  };
}
export function profit(of: string, salesAndRevenue: number, employees: number | null) {
  return { month: of, salesAndRevenue, costOfSales: 24_000, payroll: 15_000, overheads: 12_000, employees };
}
/** The groups alone. */
export const groupsOf = (form: object) =>
  Object.fromEntries(Object.keys(typed).map((group) => [group, form[group as never]]));
