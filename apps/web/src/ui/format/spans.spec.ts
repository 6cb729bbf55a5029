import { formatSpan } from './spans';

describe('spans of time', () => {
  it.each([
    [0, '0 s'],
    [-5, '0 s'],
    [45.9, '45 s'],
    [60, '1 min'],
    [1_011, '16 min 51 s'],
    [3_600, '1 h'],
    [11_459, '3 h 10 min'],
    [86_400, '1 day'],
    [187_300, '2 days 4 h'],
    [2_592_000, '30 days'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });
});
