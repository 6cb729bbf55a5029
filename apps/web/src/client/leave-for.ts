/** Leaves the product for a page elsewhere, such as the payment page. @throws Error for what is no web address. */
export function leaveFor(address: string): void {
  const { protocol, href } = new URL(address, location.href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('this is no web address');
  location.assign(href);
}
