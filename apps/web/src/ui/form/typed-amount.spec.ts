import { type AmountKind, amountIn, amountText, pastedAmount, settledAmount } from '@keelson/contracts/validation';
import fc from 'fast-check';
import { typedAmount } from './typed-amount';

/** Types it key by key at the end of a box. */
const typedOut = (text: string, kind: AmountKind = 'pounds'): string =>
  Array.from(text).reduce((before, key) => typedAmount(before, before + key, before.length + 1, kind).text, '');

const LARGEST_PENCE = 99_999_999_999;
const pence = fc.oneof(fc.integer({ min: -LARGEST_PENCE, max: LARGEST_PENCE }), fc.integer({ min: -100, max: 100 }));
const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+$)/g, ',');

/** The ways in which people write one amount. */
const writings = pence.chain((amount) => {
  const size = Math.abs(amount);
  const [whole, rest] = [String(Math.floor(size / 100)), String(size % 100).padStart(2, '0')];
  const decimals = fc.constantFrom(...(rest === '00' ? ['', '.', '.0', '.00'] : []), `.${rest}`);
  const digits = fc.constantFrom(whole, grouped(whole), whole.length > 3 ? grouped(whole).replaceAll(',', ' ') : whole);
  const signed = fc.constantFrom(
    ...(amount < 0
      ? (['-#', '−#', '-£#', '£-#', '(#)', '(£#)', ' - #'] as const)
      : (['#', '£#', '£ #', ' # '] as const)),
  );
  return fc.record({
    amount: fc.constant(amount),
    text: fc.tuple(digits, decimals, signed).map(([one, two, how]) => how.replace('#', one + two)),
  });
});

describe('amounts as they are typed', () => {
  it.each([
    ['', '1234', 4, '1,234', 5],
    ['1,234', '1,2345', 6, '12,345', 6],
    ['1,234', '1,34', 3, '134', 2],
    ['', '-5000', 5, '-5,000', 6],
    ['', '£1 200', 6, '1,200', 5],
    ['', '1234567', 1, '1,234,567', 1],
    ['', '12345', 3, '12,345', 4],
    ['', '007', 3, '7', 1],
    ['1,234', '1,234.', 6, '1,234.', 6],
    ['1,234.5', '1,234.56', 8, '1,234.56', 8],
    ['0.9', '0.99', 4, '0.99', 4],
    ['(200', '(200)', 5, '-200', 4],
    ['', '-', 1, '-', 1],
    ['', '', 0, '', 0],
  ])('[INT-07] after %j makes %j, caret at %d, into %j with the caret at %d', (before, text, caret, wanted, at) => {
    expect(typedAmount(before, text, caret, 'pounds')).toEqual({ text: wanted, caret: at });
  });

  it.each([
    '12a3',
    '5-0',
    '1.234',
    '1.2.3',
    '1,23',
    '12,34.5',
    '(-200)',
    '(200',
    '200-',
    '()',
    '-',
    '.',
    '5%',
    '1e3',
    '+5',
  ])('keeps %s as it is typed and reads no amount from it', (text) => {
    expect(typedOut(text)).toBe(text);
    expect(amountIn(text, 'pounds')).toBeUndefined();
    expect(settledAmount(text, 'pounds')).toBe(text);
  });

  it('is the same amount typed, pasted, left and read back, however it is written', () => {
    fc.assert(
      fc.property(writings, ({ amount, text }) => {
        const pounds = amount / 100;
        const typed = settledAmount(typedOut(text), 'pounds');
        expect([text, amountIn(typed, 'pounds')]).toEqual([text, pounds]);
        expect(pastedAmount(text, 'pounds')).toBe(typed);
        expect(amountText(pounds, 'pounds')).toBe(typed);
        expect(typedAmount('', typed, typed.length, 'pounds')).toEqual({ text: typed, caret: typed.length });
      }),
      { numRuns: 10_000 },
    );
  });

  it('reads from what anybody types the digits that stand there, or nothing', () => {
    const key = fc.constantFrom(...Array.from('0123456789.,-−()£ %aE+'));
    fc.assert(
      fc.property(fc.array(key, { maxLength: 12 }), (keys) => {
        const text = typedOut(keys.join(''));
        const amount = amountIn(text, 'pounds');
        if (amount === undefined || amount === null) return;
        expect(Math.abs(amount)).toBe(Number(keys.join('').replace(/[^\d.]/g, '')));
        expect(amount < 0).toBe(amount !== 0 && /[-−(]/.test(keys.join('')));
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes two decimals of people, and refuses fewer than none', () => {
    expect(typedOut('7.555', 'people')).toBe('7.55');
    expect(typedOut('a7x.5', 'people')).toBe('7.5');
    expect(amountIn('7.55', 'people')).toBe(7.55);
    expect([typedOut('-3', 'people'), amountIn('-3', 'people')]).toEqual(['-3', undefined]);
    expect([typedOut('(3)', 'people'), amountIn('(3)', 'people')]).toEqual(['(3)', undefined]);
    expect(typedOut('1200', 'people')).toBe('1200');
  });
});

describe('amounts from a spreadsheet', () => {
  it.each([
    ['£1,234.56', '1,234.56'],
    ['(500.00)', '-500'],
    ['−12', '-12'],
    [' 1 200 ', '1,200'],
    ['.5', '0.50'],
    ['-', ''],
    [' £ - ', ''],
    ['', ''],
    ['Total', undefined],
    ['2026-10-31', '2026-10-31'],
    ['1,23', '1,23'],
    ['1234.567', '1234.567'],
    ['5%', '5%'],
    ['1e400', '1e400'],
  ])('reads %j as %j', (cell, text) => {
    expect(pastedAmount(cell, 'pounds')).toBe(text);
  });
});
