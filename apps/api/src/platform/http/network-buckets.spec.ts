import { NetworkBuckets } from './network-buckets';

const clock = () => new Date('2026-11-02T09:00:00.000Z');
const admitted = (ips: readonly string[]): number => {
  const buckets = new NetworkBuckets({ burst: 5, perSecond: 1 }, clock);
  return ips.filter((ip) => buckets.take(ip) === 0).length;
};

describe('buckets by network', () => {
  it('[LOAD-05~] give all addresses of one /64 what they give one address', () => {
    expect(admitted(Array.from({ length: 99 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`))).toBe(5);
  });

  it('[LOAD-05~] give a /48 eight times as much, however many lines it has', () => {
    expect(admitted(Array.from({ length: 99 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`))).toBe(40);
  });

  it('[LOAD-05~] know an IPv4 address again that comes as IPv6', () => {
    expect(admitted(Array.from({ length: 20 }, (_, index) => (index % 2 ? '::ffff:192.0.2.1' : '192.0.2.1')))).toBe(5);
    expect(admitted(Array.from({ length: 20 }, (_, index) => `::ffff:192.0.2.${index}`))).toBe(20);
  });
});
