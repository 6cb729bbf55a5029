import { todayInLondon } from './harness/london';
import { expect, test } from './harness/test';

// The browser's own field for a date would write the month first.
test.use({ locale: 'en-US' });

const written = (day: string): string => day.split('-').reverse().join('/');

test('days are written and read with the day first in an American browser, and ISO in addresses and on the wire', async ({
  page,
  staff,
  accessible,
}) => {
  await staff.enter(page.context(), 'superAdmin');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && search.includes('Date=')) asked.push(search);
  });
  await page.goto('/dashboard/paymentHistory?fromDate=2026-03-04&toDate=2026-10-31');
  const dates = page.getByRole('form', { name: 'Search by date' });
  const [from, to, search] = [
    dates.getByLabel('From'),
    dates.getByLabel('To', { exact: true }),
    dates.getByRole('button', { name: 'Search by date' }),
  ];
  await expect(from).toHaveValue('04/03/2026');
  await expect(to).toHaveValue('31/10/2026');

  await from.fill('5-4-26');
  await to.fill('3 Nov 2026');
  await search.click();
  await expect(page).toHaveURL(/fromDate=2026-04-05&toDate=2026-11-03/);
  await expect(from).toHaveValue('05/04/2026');
  await expect.poll(() => asked.at(-1)).toMatch(/fromDate=2026-04-05&toDate=2026-11-03/);

  await from.fill('12/25/2026');
  await search.click();
  await expect(from).toHaveAccessibleDescription('There is no month 25. The day comes first: 25/12/2026');
  await expect(from).toHaveValue('12/25/2026');
  await expect(page).toHaveURL(/fromDate=2026-04-05/);
  await accessible();
});

test('a day is chosen from the calendar by keys alone', async ({ page, staff, accessible }) => {
  await staff.enter(page.context(), 'superAdmin');
  await page.goto('/audit');
  const chip = page.locator('.k-chip-day').filter({ hasText: 'From' });
  const opener = chip.getByRole('button', { name: 'Open the calendar' });
  await opener.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Choose a day: From' });
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused();
  await accessible();
  await page.keyboard.press('Escape');
  await expect(calendar).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar.locator('[aria-current="date"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  const today = todayInLondon();
  await expect(page).toHaveURL(new RegExp(`from=${today}`));
  await expect(chip.getByLabel('From')).toHaveValue(written(today));
});
