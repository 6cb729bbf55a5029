import { formatCountdown, formatDate, formatDateTime, formatRelative, formatRemaining } from './dates';
import { formatCount, formatExactPence, formatPence } from './numbers';
import { formatSpan } from './spans';

const NOW = Date.parse('2026-03-03T12:00:00Z');

describe('formats', () => {
  it('writes pounds with pence where they count', () => {
    expect([0, 5_640, 36_000, 123_456_700].map(formatPence)).toEqual(['£0', '£56.40', '£360', '£1,234,567']);
    expect([0, 5_640, 36_000, -36_000].map(formatExactPence)).toEqual(['£0.00', '£56.40', '£360.00', '−£360.00']);
  });

  it('writes dates and times of London', () => {
    expect(formatDate('2026-03-03T12:00:00Z')).toBe('3 Mar 2026');
    expect(formatDate('2026-09-30T23:30:00Z')).toBe('1 Oct 2026');
    expect(formatDateTime('2026-07-01T08:05:00Z')).toBe('1 Jul 2026, 09:05');
    expect(formatDate('2026-09-01T12:00:00Z')).toBe('1 Sep 2026');
  });

  it('[DEL-01~] counts down to a deletion in days, hours and minutes, and says pending once it is due', () => {
    const left = Date.parse('2026-11-28T10:00:00Z') - Date.parse('2026-11-24T13:30:00Z');
    expect([left, left - 1, 60_000, 59_999, 0, -1].map(formatCountdown)).toEqual([
      '3 days 20 hours 30 minutes',
      '3 days 20 hours 29 minutes',
      '0 days 0 hours 1 minute',
      '0 days 0 hours 0 minutes',
      'pending',
      'pending',
    ]);
  });

  it.each([
    ['2026-03-03T11:59:40Z', 'just now'],
    ['2026-03-03T11:55:00Z', '5 minutes ago'],
    ['2026-03-03T09:00:00Z', '3 hours ago'],
    ['2026-03-02T12:00:00Z', 'yesterday'],
    ['2026-01-01T12:00:00Z', '1 Jan 2026'],
  ])('tells %s as %s', (instant, text) => {
    expect(formatRelative(instant, NOW)).toBe(text);
  });

  it.each([
    [0, 'less than a minute'],
    [61_000, '1 minute'],
    [90 * 60_000, '1 hour 30 minutes'],
    [86_400_000 * 3, '3 days'],
    [86_400_000 + 3_600_000 * 4, '1 day 4 hours'],
  ])('counts %s ms as %s', (milliseconds, text) => {
    expect(formatRemaining(milliseconds)).toBe(text);
  });

  it('writes counts with thousands and a true minus', () => {
    expect(formatCount(12345)).toBe('12,345');
    expect(formatCount(-3)).toBe('−3');
  });

  it.each([
    [0, '0 s'],
    [7_400, '7 s'],
    [1_447_000, '24 min 7 s'],
    [3_600_000, '1 h'],
    [3_605_000, '1 h'],
    [183_600_000, '2 d 3 h'],
  ])('writes a span of %s ms as %s', (milliseconds, text) => {
    expect(formatSpan(milliseconds)).toBe(text);
  });
});
