import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A demo account and how to sign in with it. */
export interface DemoAccount {
  readonly kind: string;
  readonly email: string;
  readonly password: string;
}

/** The running copy of the product that the tests drive. */
export interface Product {
  readonly product: string;
  readonly mailbox: string;
  /** The stand-in of the payment provider. */
  readonly payments: string;
  /** The stand-ins of the accounting systems. */
  readonly xero: string;
  readonly quickbooks: string;
  /** Where the workers say how they are. */
  readonly workers: string;
  readonly accounts: readonly DemoAccount[];
  /** Its data folder. */
  readonly data: string;
}

/** The copy whose addresses.json this is. */
export const productAt = (addresses: string): Product => ({
  ...(JSON.parse(readFileSync(addresses, 'utf8')) as Omit<Product, 'data'>),
  data: dirname(addresses),
});

/** The copy that `start-product` brought up, or the one whose addresses.json KEELSON_E2E_ADDRESSES names. */
export function runningProduct(): Product {
  const path = process.env['KEELSON_E2E_ADDRESSES'];
  if (path === undefined) throw new Error('No product is running for the browser tests.');
  return productAt(path);
}
