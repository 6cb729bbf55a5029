import { expect, type Page } from '@playwright/test';
import { answerQuestions } from './answer-questions';
import { answerEverything, readInstead } from './answers';

/** The chapters of the finance questions that ship with the product. */
const FINANCE_CHAPTERS = 5;

export const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
export const continueOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
/** From the progress page to the step whose turn it is. */
export const openDueStep = (page: Page) => page.getByRole('link', { name: 'In progress [click to finish]' }).click();

export async function finishVideo(page: Page): Promise<void> {
  await readInstead(page);
  await continueOn(page);
}

export async function finishCompanyQuestions(page: Page): Promise<void> {
  await expect(page).toHaveURL(/generic-questions/);
  await answerEverything(page);
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

/** Ends on the finance summary; `worst` is the chapter with the least score, from 1. */
export async function finishFinanceQuestions(page: Page, worst?: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Detailed finance questions', level: 1 })).toBeVisible();
  await answerQuestions(page, FINANCE_CHAPTERS, worst === undefined ? [] : [worst]);
  await expect(page.getByRole('img', { name: /^Finance: \d+\.\d%/ })).toBeVisible();
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/newDashboardFinance$/);
}

/** Ends with the goals over the dashboard. */
export async function finishWalkthrough(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch the walkthrough' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  await readInstead(page);
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Goal 1' })).toBeVisible();
}

export async function fillGoals(page: Page): Promise<void> {
  for (const [at, goal] of ['Holiday', 'New Car', 'New Boat'].entries()) {
    const row = page.getByRole('group', { name: `Goal ${at + 1}` });
    await row.getByRole('combobox').selectOption(goal);
    await row.getByLabel('Cost (£)', { exact: true }).fill('5000');
    await row.getByLabel('By', { exact: true }).fill('2030-04-30');
  }
}

const LINES = ['Months in the financial year', 'Sales', 'Cost of sales', 'Payroll', 'Overheads'];
const LAST_YEAR = ['12', '650000', '273000', '165000', '140000'];
const THIS_YEAR = ['7', '420000.50', '168000', '105000', '84000'];

export async function fillInputs(page: Page, year: 'last year' | 'this year so far'): Promise<void> {
  const amounts = year === 'last year' ? LAST_YEAR : THIS_YEAR;
  for (const [at, line] of LINES.entries())
    await page.getByRole('textbox', { name: `${line}, ${year}`, exact: true }).fill(amounts[at] ?? '');
}

/** From the comparison with the sector to the learning. */
export async function walkFromComparisonToLearning(page: Page, worst?: number): Promise<void> {
  await expect(page.getByRole('heading', { name: 'How you compare', level: 1 })).toBeVisible();
  await continueOn(page);
  await finishFinanceQuestions(page, worst);
  await finishWalkthrough(page);
  await fillGoals(page);
  await continueOn(page);
  await expect(page.getByRole('heading', { name: 'Key performance indicators', level: 1 })).toBeVisible();
  await continueOn(page);
  await expect(page.getByRole('heading', { name: 'What-if calculator', level: 1 })).toBeVisible();
  await fillInputs(page, 'last year');
  await fillInputs(page, 'this year so far');
  await continueOn(page);
  await expect(page).toHaveURL(/\/dashboard\/newDashboardLearning/);
}
