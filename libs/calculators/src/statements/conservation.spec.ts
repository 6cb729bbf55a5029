import { Decimal, month, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import type { Books } from '../books';
import { exactly, trailing } from '../figure';
import { grossMarginPercent, keyFigureTexts, keyFigures } from '../kpis';
import { ACME_TODAY } from '../testing';
import { balancedBooks } from '../testing/books.arbitrary';
import { companyOn } from '../values';
import { balanceSheet, balanceSheets } from './balance-sheet';
import { MONEY_SHARES, myMoney } from './my-money';
import { PROFIT_LINES, monthlyAverage, profitAndLoss, profitLine } from './profit-and-loss';

const october = month('2026-10');
const companyOf = (books: Books) => companyOn(ACME_TODAY, books);

const shuffled = <T>(items: readonly T[], keys: readonly number[]): T[] =>
  items
    .map((item, index) => ({ item, key: keys[index % keys.length] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

describe('figures of any company', () => {
  it('balance the sheet wherever the books balance (5.10)', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const company = companyOf(books);
        for (const { month: at } of books.months) {
          const sheet = balanceSheet(company, at)!;
          expect(sheet.flags).toEqual([]);
          expect(sheet.netAssets.value?.eq(sheet.capitalAndReserves.value ?? NaN)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('balance it by the movements when the source does not tell the profit to date', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const untold: Books = {
          ...books,
          months: books.months.map((of) => ({
            ...of,
            lines: of.lines.map(([ref, movement, balance]) => [ref, movement, ref <= 10 ? null : balance]),
          })),
        };
        for (const { sheet } of balanceSheets(companyOf(untold)))
          expect(sheet?.flags.filter(({ kind }) => kind === 'doesNotBalance') ?? []).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('show what does not balance, and by how much', () => {
    fc.assert(
      fc.property(balancedBooks, fc.integer({ min: 101, max: 1e9 }), (books, amount) => {
        const broken = { ...books, months: books.months.map((of) => ({ ...of, lines: [...of.lines] })) };
        const last = broken.months.at(-1)!;
        last.lines.push([11, 0 as never, amount as never]);
        const [flag] = balanceSheet(companyOf(broken), october)!.flags.filter(({ kind }) => kind === 'doesNotBalance');
        expect(flag).toEqual({ kind: 'doesNotBalance', month: october, difference: amount });
      }),
      { numRuns: 30 },
    );
  });

  it('average twelve months to a twelfth of their sum, and months to their years (5.4, 5.6)', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const company = companyOf(books);
        const window = trailing(company, october);
        fc.pre(window.months.length > 0);
        for (const line of PROFIT_LINES) {
          const sum = Decimal.sum(
            ...window.months.map((at) => profitLine(company, line, exactly(company, [at])).value ?? NaN),
          );
          expect(profitLine(company, line, window).value?.eq(sum)).toBe(true);
          const average = monthlyAverage(company, line, window).value!;
          expect(average.times(window.months.length).minus(sum).abs().lt('1e-25')).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('round nothing between steps (5.0)', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const company = companyOf(books);
        const window = trailing(company, october);
        const { turnover, grossMargin } = profitAndLoss(company, window);
        const percent = grossMarginPercent(company, window).value;
        fc.pre(percent !== null && turnover.value !== null && grossMargin.value !== null);
        expect(percent.times(turnover.value).minus(grossMargin.value.times(100)).abs().lt('1e-25')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('come out the same in whatever order months, lines and accounts are told', () => {
    fc.assert(
      fc.property(balancedBooks, fc.array(fc.nat(), { minLength: 7, maxLength: 7 }), (books, keys) => {
        const mixed: Books = {
          ...books,
          accounts: shuffled(books.accounts, keys),
          months: shuffled(
            books.months.map((of) => ({ ...of, lines: shuffled(of.lines, keys) })),
            keys,
          ),
        };
        const figures = (of: Books) => {
          const company = companyOf(of);
          const sheets = balanceSheets(company).map(({ sheet }) => sheet?.netAssets.value?.toFixed());
          return { ...keyFigureTexts(keyFigures(company, october)), sheets };
        };
        expect(figures(mixed)).toEqual(figures(books));
      }),
      { numRuns: 30 },
    );
  });

  it('part My Money into exactly 100.0 (5.4)', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        for (const { shown } of myMoney(companyOf(books)))
          expect(rounded(Decimal.sum(...MONEY_SHARES.map((share) => shown[share])), 6)).toBe(100);
      }),
      { numRuns: 50 },
    );
  });
});
