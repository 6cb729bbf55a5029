import type { Month, Pence } from '@keelson/kernel';
import { addMonths, pence } from '@keelson/kernel';
import { TRIAL_BALANCE_VIEWS, type TrialBalanceView } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { Books, LedgerMonth, TrialLine } from '../books';
import { financialYearOf } from '../periods';
import { acme, ACME_TODAY } from '../testing/acme';
import { balancedBooks } from '../testing/books.arbitrary';
import { companyOn } from '../values';
import { trialBalanceOf } from './trial-balance';

const READ_ON = ACME_TODAY;
const OCTOBER = '2026-10' as Month;
const APRIL = '2026-04' as Month;
const [SALES, BANK, RETAINED] = [1, 10, 17] as const;

const columnOf = (books: Books, month: Month, view: TrialBalanceView) => {
  const column = trialBalanceOf(companyOn(READ_ON, books))(month, view);
  if (column === null) throw new Error(`${month} is there`);
  return column;
};
const totalsOf = (books: Books) => {
  const of = trialBalanceOf(companyOn(READ_ON, books));
  return books.months.flatMap(({ month }) => TRIAL_BALANCE_VIEWS.map((view) => of(month, view)?.total));
};

type Change = (line: TrialLine, month: LedgerMonth) => TrialLine;
const withLines = (books: Books, change: Change): Books => ({
  ...books,
  months: books.months.map((month) => ({ ...month, lines: month.lines.map((line) => change(line, month)) })),
});

/** The same books as QuickBooks tells them: of accounts that keep a balance no movement. */
function withoutMovements(books: Books, profitAndLoss: (ref: number) => boolean, reserves: number): Books {
  const told = withLines(books, ([ref, movement, balance]) => [ref, profitAndLoss(ref) ? movement : null, balance]);
  const accounts = books.accounts.map((account) =>
    account.ref === reserves ? { ...account, systemAccount: 'RETAINEDEARNINGS' } : account,
  );
  return { ...told, accounts };
}

describe('the trial balance as it is shown (5.1)', () => {
  it('tells of Acme in October the sales since April as at its end, and those of the month as movement', () => {
    const [asAt, movement] = TRIAL_BALANCE_VIEWS.map((view) => columnOf(acme, OCTOBER, view));
    expect([asAt?.amounts.get(SALES), asAt?.amounts.get(BANK), asAt?.total]).toEqual([-42_000_000, 5_200_000, 0]);
    expect([movement?.amounts.get(SALES), movement?.amounts.get(BANK), movement?.total]).toEqual([-6_000_000, 0, 0]);
  });

  it('comes to nothing in both views and every month of balanced books', () => {
    expect(new Set(totalsOf(acme))).toEqual(new Set([0]));
    fc.assert(
      fc.property(balancedBooks, (books) => {
        expect(totalsOf(books).filter((total) => total !== 0 && total !== undefined)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('works movements out from balances, and leaves the transfer of last year’s profit out of P1', () => {
    const told = withoutMovements(acme, (ref) => ref <= 6, RETAINED);
    const [first, ...totals] = told.months.map(({ month }) => columnOf(told, month, 'movement').total);
    expect([first, new Set(totals)]).toEqual([null, new Set([0])]);
    expect(columnOf(told, APRIL, 'movement').amounts.get(RETAINED)).toBe(
      columnOf(acme, APRIL, 'movement').amounts.get(RETAINED),
    );
  });

  it('says what earlier years brought in a row of its own where the books do not close it', () => {
    const profitOf = (last: Month): number => {
      const lines = acme.months.find(({ month }) => month === last)?.lines ?? [];
      return lines.filter(([ref]) => ref <= 6).reduce((sum, [, , balance]) => sum + (balance ?? 0), 0);
    };
    const closings: readonly Month[] = ['2025-03', '2026-03'] as Month[];
    const open = withLines(acme, (line, { month }) => {
      if (line[0] !== RETAINED) return line;
      const never = closings.filter((last) => last < financialYearOf(month, 3).first).map(profitOf);
      return [line[0], line[1], pence((line[2] ?? 0) - never.reduce((sum, each) => sum + each, 0))];
    });
    const october = columnOf(open, OCTOBER, 'asAt');
    expect([october.earlierProfit, october.total]).toEqual([profitOf(closings[0]!) + profitOf(closings[1]!), 0]);
    expect(columnOf(open, '2025-06' as Month, 'asAt').earlierProfit).toBe(profitOf(closings[0]!));
    expect(new Set(totalsOf(open))).toEqual(new Set([0]));
  });

  it('says by how much books are out', () => {
    const more = (amount: Pence | null): Pence | null => (amount === null ? null : pence(amount + 12_34));
    const uneven = withLines(acme, ([ref, movement, balance], { month }) =>
      ref === BANK && month === OCTOBER ? [ref, more(movement), more(balance)] : [ref, movement, balance],
    );
    expect(TRIAL_BALANCE_VIEWS.map((view) => columnOf(uneven, OCTOBER, view).total)).toEqual([12_34, 12_34]);
    expect(columnOf(uneven, addMonths(OCTOBER, -1), 'asAt').total).toBe(0);
  });
});

describe('a trial balance that was typed', () => {
  const typed = (lines: readonly TrialLine[]): Books => ({
    ...acme,
    source: 'manual',
    accounts: [
      { ...acme.accounts[0]!, ref: 1, type: 'turnover' },
      { ...acme.accounts[1]!, ref: 2, type: 'cash' },
      { ...acme.accounts[2]!, ref: 3, type: 'capitalAndReserves' },
    ],
    months: [addMonths(OCTOBER, -1), OCTOBER].map((month) => ({ ...acme.months[0]!, month, lines })),
  });

  it('has no total without a balance sheet, and nothing for what was not typed', () => {
    const books = typed([[1, pence(-100), null]]);
    expect(columnOf(books, OCTOBER, 'asAt')).toMatchObject({ total: null, amounts: new Map([[1, -200], [2, null], [3, null]]) }); // prettier-ignore
    expect(columnOf(books, OCTOBER, 'movement').total).toBeNull();
  });

  it('shows the reserves, which hold the year’s profit, without it', () => {
    const books = typed([
      [1, pence(-100), pence(0)],
      [2, null, pence(500)],
      [3, null, pence(-500)],
    ]);
    expect([...columnOf(books, OCTOBER, 'asAt').amounts.values()]).toEqual([-200, 500, -300]);
    expect([...columnOf(books, OCTOBER, 'movement').amounts.values()]).toEqual([-100, 0, 100]);
    expect(columnOf(books, OCTOBER, 'asAt').total).toBe(0);
  });
});
