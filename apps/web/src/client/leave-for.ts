import { isLocal } from './local-address';

/** Leaves the product for a page elsewhere, such as the payment page. @throws Error for an address without https. */
export function leaveFor(address: string): void {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && !isLocal(url)) throw new Error('this address is not safe to go to');
  location.assign(url.href);
}
