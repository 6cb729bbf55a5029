import { isIPv4, isIPv6 } from 'node:net';

/** What limits count by instead of one address. */
export interface Networks {
  /** An IPv4 address, or the /64 of an IPv6 one: a single line has all of its addresses. */
  readonly near: string;
  /** The /48 around, which a single customer of a provider may have whole. */
  readonly wide?: string;
}

/** How much more the wide network may do: it is far larger, but most of what it does comes from one hand. */
export const WIDER = 8;

const IPV4_MAPPED = '0:0:0:0:0:ffff:';

/** An IPv4 address that came in IPv6 dress, as IPv4; every other as it is. */
export function plainAddress(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [high = 0, low = 0] = groups.slice(-2);
  return `${groups.slice(0, 6).map(hex).join(':')}:` === IPV4_MAPPED
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : ip;
}

/** Requests without a known address share one count. */
export function networksOf(ip: string | undefined): Networks {
  if (ip === undefined) return { near: 'unknown' };
  const plain = plainAddress(ip);
  if (!isIPv6(plain)) return { near: plain };
  const groups = groupsOf(plain).map(hex);
  return { near: `${groups.slice(0, 4).join(':')}::/64`, wide: `${groups.slice(0, 3).join(':')}::/48` };
}

const hex = (group: number): string => group.toString(16);

/** The eight groups of an address that is known to be IPv6. */
function groupsOf(ip: string): readonly number[] {
  const [address = ''] = ip.split('%', 1);
  const [head = [], tail] = address.split('::', 2).map(numbersOf);
  if (tail === undefined) return head;
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const numbersOf = (part: string): readonly number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)];
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
        return [a * 256 + b, c * 256 + d];
      });
