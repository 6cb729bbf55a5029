import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from '../harness/london';

/** A call of the owner on the page, for what no screen does yet or does elsewhere. */
export async function callAsOwner(page: Page, product: string, path: string, data: object = {}): Promise<void> {
  const headers = () => ({ origin: product, 'idempotency-key': randomUUID() });
  const token = await page.request.post('/api/v1/session/token', { headers: headers() });
  const { jwt } = ((await token.json()) as { data: { jwt: string } }).data;
  const answer = await page.request.post(path, {
    headers: { ...headers(), authorization: `Bearer ${jwt}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Three months of profit in a financial year that ended with the last one. */
export function threeMonths(): object {
  const months = monthsBefore(todayInLondon(), 3);
  const amounts = { salesAndRevenue: 60_000, costOfSales: 24_000, payroll: 15_000, overheads: 12_000, employees: 6 };
  return {
    balanceSheetDayWiseData: [],
    balanceSheetMonthWiseData: [],
    balanceSheetLastYearMonthWiseEntity: [],
    balanceSheetLastYearMinusOneMonthWiseEntity: [],
    profitAndLossThisYear: months.map((month) => ({ month, ...amounts })),
    profitAndLossLastYear: [],
    profitAndLossLastYearMinusOneMonthWiseData: [],
    financial_month: numberOfMonth(months.at(-1) ?? ''),
  };
}
