import * as fc from 'fast-check';
import { ProviderAnswerRefused } from './accounting-system';
import { penceOf } from './amounts';

const amounts = fc.integer({ min: -9_007_199_254_740, max: 9_007_199_254_740 });

const written = (amount: number): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

describe('amounts of a report', () => {
  it('are read to the penny, whatever their size', () => {
    fc.assert(fc.property(amounts, (amount) => expect(penceOf(written(amount))).toBe(amount)));
  });

  it.each([
    ['', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['12', 1_200],
    ['12.5', 1_250],
    ['12.5000', 1_250],
    ['1,234,567.89', 123_456_789],
    ['-0.01', -1],
  ])('reads %j as %i pence', (text, amount) => {
    expect(penceOf(text)).toBe(amount);
  });

  it.each(['12.345', '1e3', 'NaN', '£12', '(12.00)', ' 12', '--1', '.5'])('refuses %j', (text) => {
    expect(() => penceOf(text)).toThrow(ProviderAnswerRefused);
  });

  it('are read or refused, never something else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          expect(Number.isSafeInteger(penceOf(text))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderAnswerRefused);
        }
      }),
    );
  });
});
