import type { Page } from '@playwright/test';

/** Fills in all fourteen questions about the company. */
export async function answerEverything(page: Page): Promise<void> {
  await page.getByLabel('What does your business do, in one sentence?').fill('Fitted kitchens for homes in Leeds');
  await page.getByLabel('In which year did the business start trading?').fill('2014');
  await page.getByLabel('How many people work in the business, you included?').fill('6');
  await page.getByLabel('Private people').check();
  await page.getByLabel('At their home or site').check();
  await page.getByLabel('£500,000 to £999,999').check();
  await page.getByLabel('In which month does your financial year end?').selectOption('March');
  await page.getByLabel('Spreadsheets').check();
  await page.getByLabel('Yes, with quarterly returns').check();
  await page.getByLabel('Every month').check();
  await page.getByLabel('How many days do customers usually take to pay you?').fill('42');
  await page.getByLabel('Customers who pay late').check();
  await page.getByLabel('What should be different in twelve months?').fill('Two months of costs in the bank');
  await page.getByLabel('Pay me a steady income').check();
}

/** Reads the transcript of a video in place of watching it. */
export async function readInstead(page: Page): Promise<void> {
  await page.getByText('Read it instead').click();
  await page.getByRole('button', { name: 'I have read this' }).click();
}
