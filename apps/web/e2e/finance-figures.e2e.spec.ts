import { expectedFrom } from './harness/expected-pages';
import { expectDashboard, expectLatestKpis, expectMyFinancials } from './harness/shown-figures';
import type { Product } from './harness/product';
import { expect, type Page, test } from './harness/test';
import { Bookkeeper } from './people/bookkeeper';

const COMPANIES = [
  ['xero', 'sole-trader', 'Alder Gardens'],
  ['xero', 'unbalanced', 'Crooked Chimney Ltd'],
  ['xero', 'empty', 'New Leaf Studio Ltd'],
  ['quickbooks', 'sole-trader', 'Alder Gardens'],
  ['quickbooks', 'unbalanced', 'Crooked Chimney Ltd'],
  ['quickbooks', 'empty', 'New Leaf Studio Ltd'],
] as const;
type Company = (typeof COMPANIES)[number];

async function lookAt(
  page: Page,
  running: Product,
  accountId: string,
  [provider, company, name]: Company,
): Promise<void> {
  const expected = await expectedFrom(running, provider, company);
  await page.goto(`/dashboard/newDashboardFinance?customer=${accountId}`);
  await expectMyFinancials(page, expected, name);
  await expectLatestKpis(page, expected);
  await page.goto(`/dashboard/newDashboard?customer=${accountId}`);
  if (company === 'empty') await expect(page.getByText(`${name} has no figures here yet.`)).toBeVisible();
  else await expectDashboard(page, expected);
  if (company !== 'unbalanced') return;
  await page.goto(`/dashboard/trust?customer=${accountId}`);
  await expect(page.locator('section').filter({ hasText: 'Months out of balance' }).last()).toContainText('£37.41');
}

test.describe('figures of connected companies', () => {
  test('are those that the raw trial balances of their accounting system come to', async ({
    page,
    mailbox,
    staff,
    running,
  }) => {
    const owners = await Promise.all(COMPANIES.map(() => Bookkeeper.fresh(running, mailbox)));
    await Promise.all(COMPANIES.map(async ([provider, company], at) => owners[at]?.connect(provider, company)));
    await staff.enter(page.context(), 'superAdmin');
    for (const [at, owner] of owners.entries())
      await test.step(`${COMPANIES[at]?.[0]}: ${COMPANIES[at]?.[2]}`, async () => {
        await owner.importEnds('finished');
        await lookAt(page, running, owner.accountId, COMPANIES[at]!);
        await owner.leave();
      });
  });
});
