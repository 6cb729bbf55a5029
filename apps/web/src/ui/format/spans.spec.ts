import { formatClock, formatSpan } from './spans';

describe('spans of time', () => {
  it.each([
    [0, '0 s'],
    [-5_000, '0 s'],
    [60_000, '1 min'],
    [1_011_000, '16 min 51 s'],
    [3_600_000, '1 h'],
    [3_605_000, '1 h'],
    [11_459_000, '3 h 10 min'],
    [187_300_000, '2 d 4 h'],
    [86_460_000, '1 d'],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(formatSpan(milliseconds)).toBe(text);
  });
});

describe('a place in a video', () => {
  it.each([
    [0, '0:00'],
    [59.9, '0:59'],
    [84, '1:24'],
    [3_600, '60:00'],
  ])('%d seconds read %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));
});
