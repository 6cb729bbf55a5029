import { calendarDate, month, pence } from '@keelson/kernel';
import * as fc from 'fast-check';
import type { BooksReader } from './accounting-system';
import { plainBooks, plainText } from './plain-text';

/** Any text, with more of what does harm than chance would bring. */
const texts = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
    fc.constantFrom('\0', '\x01', '\t', '\r\n', '\x7f', '\x85', '\x9f', '\ud800', '\udc00', 'é', '💷'),
  ),
  maxLength: 20,
});
const REFUSED = /\p{Cc}|\p{Surrogate}/u;
const DAY = calendarDate('2026-10-31');

describe('texts of a provider', () => {
  it('hold nothing that cannot be kept, and all of what can', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(REFUSED);
        expect(plainText(plain)).toBe(plain);
        if (!REFUSED.test(text)) expect(plain).toBe(text);
      }),
    );
  });

  it.each([
    ['Ca\0sh', 'Cash'],
    ['Motor\r\nVehicles', 'Motor Vehicles'],
    ['Loan \ud800', 'Loan \ufffd'],
  ])('turns %j into %j', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('[IO-07~] come without the numbers of cards, but ids as they are', async () => {
    const [card, id] = ['4242 4242 4242 4242', '4242424242424242'];
    const told = { organisationId: id, name: `Card ${card}`, yearEndMonth: 3, vatRegistered: null };
    const reader: BooksReader = {
      organisation: async () => told,
      accounts: async () => [
        { id, code: card, name: `Visa ${card} old`, type: 'BANK', subType: null, systemAccount: null },
      ],
      month: async () => [],
      asAt: async () => [],
      tellsTransfers: () => Promise.resolve(true),
      bankDays: async () => [],
    };
    const books = plainBooks(reader);
    expect(await books.organisation()).toEqual({ ...told, name: 'Card [card number]' });
    expect(await books.accounts()).toMatchObject([{ id, code: '[card number]', name: 'Visa [card number] old' }]);
  });

  it('are plain in every answer of the books, and lines still find their accounts', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const balance = pence(1);
        const reader: BooksReader = {
          organisation: async () => ({ organisationId: text, name: text, yearEndMonth: 3, vatRegistered: null }),
          accounts: async () => [{ id: text, code: text, name: text, type: text, subType: text, systemAccount: text }],
          month: async () => [{ accountId: text, movement: null, balance }],
          asAt: async () => [{ accountId: text, balance }],
          tellsTransfers: () => Promise.resolve(true),
          bankDays: async () => [],
        };
        const books = plainBooks(reader);
        const [accounts, lines, days] = [
          await books.accounts(),
          await books.month(month('2026-10')),
          await books.asAt(DAY),
        ];
        for (const told of [await books.organisation(), ...accounts, ...lines, ...days])
          expect(Object.values(told).join('')).not.toMatch(REFUSED);
        expect([lines[0]?.accountId, days[0]?.accountId]).toEqual([accounts[0]?.id, accounts[0]?.id]);
      }),
    );
  });
});
