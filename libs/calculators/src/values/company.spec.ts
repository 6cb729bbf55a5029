import { calendarDate, month, pence, rounded } from '@keelson/kernel';
import type { Books, LedgerAccount, LedgerMonth, TrialLine } from '../books';
import { positionAtMonthEnd } from '../cash';
import { explain } from '../explanation';
import { inMonth } from '../figure';
import { balanceSheet, profitLine } from '../statements';
import { ACME_TODAY, acme } from '../testing';
import { companyOn, latestBalanceMonth, latestMonth } from './company';

const october = month('2026-10');

const account = (ref: number, type: string): LedgerAccount => ({
  ref,
  id: `a${ref}`,
  code: '',
  name: type,
  type,
  subType: null,
  systemAccount: null,
});

const monthOf = (at: string, lines: readonly TrialLine[]): LedgerMonth => ({
  month: month(at),
  importId: `import-${at}`,
  recordedAt: '2026-11-01T03:00:00.000Z',
  lines,
});

const line = (ref: number, movement: number | null, balance: number | null): TrialLine => [
  ref,
  movement === null ? null : pence(movement),
  balance === null ? null : pence(balance),
];

describe('a company on a day', () => {
  it('counts nothing for an account that an imported month lacks, and knows nothing of a month never imported', () => {
    const books: Books = { ...acme, months: [monthOf('2026-10', [])] };
    const company = companyOn(ACME_TODAY, books);
    expect(rounded(profitLine(company, 'turnover', inMonth(company, october)).value, 2)).toBe(0);
    expect(profitLine(company, 'turnover', inMonth(company, month('2026-09'))).value).toBeNull();
    expect(latestMonth(company)).toBe('2026-10');
  });

  it('knows nothing of months that are not over on the day', () => {
    const company = companyOn(calendarDate('2026-10-31'), acme);
    expect(latestMonth(company)).toBe('2026-09');
    expect(profitLine(company, 'turnover', inMonth(company, october)).value).toBeNull();
    expect(latestMonth(companyOn(ACME_TODAY, { ...acme, months: [] }))).toBeNull();
  });

  it('leaves accounts that no rule places out of its figures, and says so', () => {
    const accounts = acme.accounts.map((of) =>
      of.ref === 3 ? { ...of, type: 'UNHEARD', name: 'Odd', code: 'x' } : of,
    );
    const company = companyOn(ACME_TODAY, { ...acme, accounts });
    const payroll = profitLine(company, 'payroll', inMonth(company, october));
    expect([rounded(payroll.value, 0), payroll.flags]).toEqual([0, [{ kind: 'unmapped', refs: [3] }]]);
  });

  it('still shows a month that does not add up, with the difference', () => {
    const months = acme.months.map((of) => (of.month === october ? { ...of, lines: of.lines.slice(1) } : of));
    const company = companyOn(ACME_TODAY, { ...acme, months });
    const costs = profitLine(company, 'costOfSales', inMonth(company, october));
    expect(rounded(costs.value, 0)).toBe(24_000);
    expect(costs.flags).toEqual([{ kind: 'outOfBalance', month: '2026-10', difference: 6_000_000 }]);
  });

  it('tells balances apart from profit and loss where only one of them was entered by hand', () => {
    const books: Books = {
      ...acme,
      source: 'manual',
      accounts: [account(1, 'turnover'), account(2, 'cash'), account(3, 'capitalAndReserves')],
      months: [
        monthOf('2026-09', [line(1, -100, null)]),
        monthOf('2026-10', [line(2, null, 500), line(3, null, -500)]),
      ],
    };
    const company = companyOn(ACME_TODAY, books);
    expect(balanceSheet(company, month('2026-09'))).toBeNull();
    expect(profitLine(company, 'turnover', inMonth(company, october)).value).toBeNull();
    const sheet = balanceSheet(company, october);
    expect([sheet?.netAssets.value, sheet?.capitalAndReserves.value, sheet?.flags]).toEqual([null, null, []]);
    expect(rounded(positionAtMonthEnd(company, october).cash.value, 2)).toBe(5);
    expect([latestMonth(company), latestBalanceMonth(company)]).toEqual(['2026-09', '2026-10']);
    const alone = companyOn(ACME_TODAY, { ...books, months: books.months.slice(1) });
    expect([latestMonth(alone), latestBalanceMonth(alone)]).toEqual(['2026-10', '2026-10']);
  });
});

describe('QuickBooks, which tells movements of profit and loss alone (5.1)', () => {
  const accounts = [account(1, 'Income'), account(2, 'Bank'), account(3, 'Other Current Asset')];
  const at = (of: string, sold: number, soldInYear: number, deposit: number) =>
    monthOf(of, [line(1, -sold, -soldInYear), line(2, null, soldInYear - deposit), line(3, null, deposit)]);
  const books: Books = {
    ...acme,
    source: 'quickbooks',
    yearEndMonth: 3,
    accounts,
    months: [at('2026-08', 100, 500, 0), at('2026-09', 100, 600, 70), at('2026-10', 100, 700, 90)],
  };

  it('moves an account of the balance sheet, placed in profit and loss, by its balances', () => {
    const placed = companyOn(ACME_TODAY, { ...books, overrides: { 3: { category: 'overheads', tag: null } } });
    const overheads = ['2026-08', '2026-09', '2026-10'].map((of) =>
      rounded(profitLine(placed, 'overheads', inMonth(placed, month(of))).value, 2),
    );
    expect(overheads).toEqual([0, 0.7, 0.2]);
    const [costs] = explain(placed, profitLine(placed, 'overheads', inMonth(placed, october))).inputs;
    expect(costs?.lines.map(({ amount }) => amount)).toEqual([20]);
    expect(profitLine(companyOn(ACME_TODAY, books), 'overheads', inMonth(placed, october)).value?.toNumber()).toBe(0);
  });

  it('holds its two net profits against each other', () => {
    const sales = (of: Books) =>
      profitLine(companyOn(ACME_TODAY, of), 'turnover', inMonth(companyOn(ACME_TODAY, of), october));
    expect(sales(books).flags).toEqual([]);
    const differing = [...books.months.slice(0, 2), at('2026-10', 100, 725, 90)];
    expect(sales({ ...books, months: differing }).flags).toEqual([
      { kind: 'profitsDiffer', month: '2026-10', difference: -25 },
    ]);
    // In the first month of a year the trial balance begins anew; without the month before nothing can be said.
    const april = companyOn(ACME_TODAY, { ...books, months: [at('2026-04', 100, 100, 0), at('2026-06', 1, 9, 0)] });
    expect([...april.months.values()].map(({ profitsDiffer }) => profitsDiffer)).toEqual([null, null]);
  });
});

describe('profits that were never closed to the reserves (5.10)', () => {
  /** A bank account and sales, 100 a month over two financial years; the trial balance never tells profit to date. */
  const months = Array.from({ length: 24 }, (_, index) => {
    const at = `${index < 9 ? 2024 : index < 21 ? 2025 : 2026}-${String(((index + 3) % 12) + 1).padStart(2, '0')}`;
    return monthOf(at, [line(1, -10_000, null), line(2, null, 10_000 * (index + 1))]);
  });
  const books: Books = { ...acme, source: 'quickbooks', accounts: [account(1, 'Income'), account(2, 'Bank')], months };

  it('count among capital and reserves as long as they make the sheet balance', () => {
    const company = companyOn(ACME_TODAY, books);
    const sheet = balanceSheet(company, month('2026-03'));
    expect([rounded(sheet?.capitalAndReserves.value ?? null, 2), sheet?.flags]).toEqual([2_400, []]);
  });

  it('do not where they do not, and the difference is flagged', () => {
    const odd = months.map((of) => ({ ...of, lines: [...of.lines, line(2, null, 777)] }));
    const sheet = balanceSheet(companyOn(ACME_TODAY, { ...books, months: odd }), month('2026-03'));
    expect(rounded(sheet?.capitalAndReserves.value ?? null, 2)).toBe(1_200);
    expect(sheet?.flags).toEqual([{ kind: 'doesNotBalance', month: '2026-03', difference: 120_777 }]);
  });
});

it('does not hold what was typed without a balance sheet for out of balance (5.26)', () => {
  const accounts = [{ ...account(1, 'turnover'), id: 'sales' }];
  const typed: Books = { ...acme, source: 'manual', accounts, months: [monthOf('2026-10', [line(1, -10_000, null)])] };
  const company = companyOn(ACME_TODAY, typed);
  const { value, flags } = profitLine(company, 'turnover', inMonth(company, month('2026-10')));
  expect([value?.toNumber(), flags, balanceSheet(company, month('2026-10'))]).toEqual([100, [], null]);
});
