import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

/** Marks a page; what it returns fails when the page was loaded anew since. */
export async function staysLoaded(page: Page): Promise<() => Promise<void>> {
  const mark = randomUUID();
  await page.evaluate((text) => document.documentElement.setAttribute('data-mark', text), mark);
  return () => expect(page.locator('html')).toHaveAttribute('data-mark', mark);
}
