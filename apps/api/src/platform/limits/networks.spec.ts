import { networksOf, plainAddress } from './networks';

describe('networks', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7', undefined],
    ['::ffff:192.0.2.7', '192.0.2.7', undefined],
    ['::FFFF:c000:207', '192.0.2.7', undefined],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7', undefined],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['::', '0:0:0:0::/64', '0:0:0::/48'],
    ['not an address', 'not an address', undefined],
    [undefined, 'unknown', undefined],
  ])('counts %s as %s within %s', (ip, near, wide) => {
    expect(networksOf(ip)).toEqual({ near, ...(wide !== undefined && { wide }) });
  });

  it('keeps an IPv6 address whole where it says who came, and writes a mapped one as IPv4', () => {
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1');
    expect(plainAddress('::ffff:198.51.100.1')).toBe('198.51.100.1');
  });
});
