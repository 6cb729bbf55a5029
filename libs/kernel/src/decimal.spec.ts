import fc from 'fast-check';
import { Decimal, pounds, rounded } from './decimal';

describe('decimals', () => {
  it('divides without the faults of binary numbers', () => {
    expect(new Decimal('0.1').plus('0.2').eq('0.3')).toBe(true);
    expect(new Decimal(1).div(3).times(3).minus(1).abs().lt('1e-38')).toBe(true);
  });

  it('rounds half away from zero, and never to a negative zero', () => {
    const shown = ['0.5', '-0.5', '2.45', '-2.45', '1.005', '-0.04'].map((text) => rounded(new Decimal(text), 1));
    expect(shown).toEqual([0.5, -0.5, 2.5, -2.5, 1, 0]);
    expect(Object.is(rounded(new Decimal('-0.04'), 1), 0)).toBe(true);
    expect(rounded(new Decimal('1.005'), 2)).toBe(1.01);
    expect(rounded(null, 2)).toBeNull();
  });

  it('rounds what a division cut off as if it had not', () => {
    const third = new Decimal(100).div(3);
    const half = third.times(3).div(8);
    expect(half.toFixed(1)).toBe('12.5');
    expect(rounded(half, 0)).toBe(13);
  });

  it('takes any pence to pounds and back', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(pounds(amount).times(100).eq(amount)).toBe(true);
      }),
    );
  });
});
