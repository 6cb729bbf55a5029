import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { monthsBefore, numberOfMonth, todayInLondon } from '../harness/london';

const headersOf = (product: string) => ({ origin: product, 'idempotency-key': randomUUID() });

async function bearerOf(page: Page, product: string): Promise<string> {
  const token = await page.request.post('/api/v1/session/token', { headers: headersOf(product) });
  return `Bearer ${((await token.json()) as { data: { jwt: string } }).data.jwt}`;
}

/** A call of the owner on the page, for what no screen does yet or does elsewhere. */
export async function callAsOwner(page: Page, product: string, path: string, data: object = {}): Promise<void> {
  const authorization = await bearerOf(page, product);
  const answer = await page.request.post(path, { headers: { ...headersOf(product), authorization }, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** What the API answers the owner on the page. */
export async function readAsOwner<Answer>(page: Page, product: string, path: string): Promise<Answer> {
  const authorization = await bearerOf(page, product);
  const answer = await page.request.get(path, { headers: { authorization } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: Answer }).data;
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
