import { expect, type Page } from '@playwright/test';
import { inDatabase } from '../harness/databases';
import type { Product } from '../harness/product';
import { registerOwner } from './owner';

/**
 * Gives a member of staff a password from the time before there was a rule for staff. No way into the product takes it
 * any more: it is that of a customer, who may have it.
 */
export async function givePasswordOfBefore(
  page: Pick<Page, 'request'>,
  { product, data }: Product,
  { customer, member, password }: { readonly customer: string; readonly member: string; readonly password: string },
): Promise<void> {
  const who = { name: 'Olive Sawyer', companyName: 'Acme Joinery', password };
  const holder = await registerOwner(page, customer, product, who);
  const { rowCount } = await inDatabase(data, 'keelson', (client) =>
    client.query(
      `UPDATE vault.credentials m SET password_hash = c.password_hash FROM vault.credentials c
       WHERE m.account_id = $1 AND c.account_id = $2`,
      [member, holder],
    ),
  );
  expect(rowCount).toBe(1);
}
