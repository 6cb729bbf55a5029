import fc from 'fast-check';
import { holdsCardNumber, withoutCardNumbers } from './card-number';

const withCheckDigit = (digits: string): string =>
  Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find((each) => holdsCardNumber(each)) ?? '';

const cards = fc
  .tuple(
    fc.constantFrom('4', '51', '55', '34', '37', '2221', '2500', '2720', '6011'),
    fc.stringMatching(/^\d{15}$/),
    fc.integer({ min: 13, max: 19 }),
  )
  .map(([prefix, rest, length]) => withCheckDigit(`${prefix}${rest}${rest}`.slice(0, length - 1)));

const words = fc.string().map((text) => text.replace(/\d/g, '').replace(/[ -]+$|^[ -]+/g, ''));

describe('card numbers in texts', () => {
  it.each([
    ...['4242424242424242', '4242 4242 4242 4242', 'my card: 5555-5555-5555-4444, thanks', '378282246310005'],
    ...[
      '4242424242424242 12 28',
      '4242 4242 4242 4242 12-28 123',
      'order 17 4242-4242-4242-4242',
      '3782 822463 10005 1',
    ],
  ])('[IO-07~] finds %s', (text) => {
    expect(holdsCardNumber(text)).toBe(true);
  });

  it.each(['01632960001', '+44 1632 960001', '4242424242424241', '2026-11-02 09:00:00', '1234567890123', ''])(
    'lets %j pass',
    (text) => {
      expect(holdsCardNumber(text)).toBe(false);
    },
  );

  it('[IO-07~] takes the digits of cards out of a text, and leaves ids and other numbers', () => {
    const uuid = '42424242-4242-4242-8242-424242424242';
    expect(withoutCardNumbers(`${uuid}: 4242 4242 4242 4242 paid 1762074000000`)).toBe(
      `${uuid}: [card number] paid 1762074000000`,
    );
    fc.assert(
      fc.property(cards, words, (card, before) => {
        expect(withoutCardNumbers(`${before} ${card}`)).toBe(`${before} [card number]`);
      }),
    );
  });

  it('[IO-07~] finds a number of every network wherever it stands, and none once its check digit is changed', () => {
    fc.assert(
      fc.property(cards, words, words, (card, before, after) => {
        expect(card).not.toBe('');
        expect(holdsCardNumber(`${before} x${card}x ${after}`)).toBe(true);
        const wrong = `${card.slice(0, -1)}${(Number(card.slice(-1)) + 1) % 10}`;
        expect(holdsCardNumber(wrong)).toBe(false);
      }),
    );
  });
});
