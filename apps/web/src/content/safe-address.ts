import { mayLinkTo } from '@keelson/contracts/content';
import { isLocal } from '../client/local-address';

/** Addresses of editors that a page may link to or show: https, e-mail, and pages of the product itself. */
export const safeAddress = (address: string): string | undefined => {
  const base = location.origin;
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const { origin, pathname, search, hash } = url;
  if (origin === base) return address.trim().startsWith('/') ? `${pathname}${search}${hash}` : undefined;
  return mayLinkTo(url) || isLocal(url) ? url.href : undefined;
};

/** An address inside the product, which the router follows without loading the page anew. */
export const isOwnPage = (address: string): boolean => address.startsWith('/');
