import { isLocal } from './local-address';

/**
 * Leaves the product for a page elsewhere, such as the payment page.
 * @param hosts with port, where only some may be gone to.
 * @throws Error for an address without https, or at another host.
 */
export function leaveFor(address: string, hosts?: readonly string[]): void {
  location.assign(addressToLeaveFor(address, hosts));
}

/** The address in full. @throws Error where it is not safe to go there. */
export function addressToLeaveFor(address: string, hosts?: readonly string[]): string {
  const url = new URL(address, location.href);
  if (url.protocol !== 'https:' && !isLocal(url)) throw new Error('this address is not safe to go to');
  if (hosts !== undefined && !hosts.includes(url.host)) throw new Error('this host is not allowed');
  return url.href;
}
