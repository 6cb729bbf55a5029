import fc from 'fast-check';
import { amountIn, amountText, pastedAmount, pastedCells, typedAmount } from './amount-text';

describe('amounts as they are typed', () => {
  it.each([
    ['1234', 4, '1,234', 5],
    ['1,2345', 6, '12,345', 6],
    ['12a3', 3, '123', 2],
    ['-5000', 5, '-5,000', 6],
    ['5-0', 3, '50', 2],
    ['£1 200', 6, '1,200', 5],
    ['1234567', 1, '1,234,567', 1],
    ['12345', 3, '12,345', 4],
    ['007', 3, '7', 1],
    ['-', 1, '-', 1],
    ['', 0, '', 0],
  ])('[INT-07] makes %s, caret at %d, into %s with the caret at %d', (text, caret, wanted, at) => {
    expect(typedAmount(text, caret, 'pounds')).toEqual({ text: wanted, caret: at });
  });

  it('[INT-07] leaves nothing but a minus, digits and commas, in the order they were typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(30), (typed, caret) => {
        const { text, caret: at } = typedAmount(typed, Math.min(caret, typed.length), 'pounds');
        expect(text).toMatch(/^-?(\d{1,3}(,\d{3})*)?$/);
        expect(text.replace(/\D/g, '')).toBe(typed.replace(/[^0-9]/g, '').replace(/^0+(?=\d)/, ''));
        expect(at).toBeLessThanOrEqual(text.length);
        expect(typedAmount(text, at, 'pounds').text).toBe(text);
      }),
    );
  });

  it('takes two decimals of people and no minus', () => {
    expect(typedAmount('-7.555', 6, 'people').text).toBe('7.55');
    expect(amountIn('7.55')).toBe(7.55);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (amount) => {
        expect(amountIn(amountText(amount, 'pounds'))).toBe(Object.is(amount, -0) ? 0 : amount);
      }),
    );
    expect([amountIn(''), amountIn('-'), amountText(null, 'pounds')]).toEqual([null, null, '']);
  });
});

describe('amounts from a spreadsheet', () => {
  it.each([
    ['£1,234.56', '1,235'],
    ['(500.00)', '-500'],
    ['−12', '-12'],
    [' 1 200 ', '1,200'],
    ['-', ''],
    ['', ''],
    ['Total', undefined],
    ['2026-10-31', undefined],
    ['1e400', undefined],
  ])('reads %s as %s', (cell, text) => {
    expect(pastedAmount(cell, 'pounds')).toBe(text);
  });

  it('parts rows and columns as every spreadsheet writes them', () => {
    expect(pastedCells('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });
});
