import { addMonths, month, pence, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import type { Books } from '../books';
import { cashFlowByDay, todaysBalance } from '../cash';
import { goalOutlooks } from '../goals';
import { KEY_FIGURES, headlines, keyFigures, stockTurn } from '../kpis';
import { balanceSheet, myMoney } from '../statements';
import { ACME_TODAY, acme } from '../testing';
import { balancedBooks } from '../testing/books.arbitrary';
import { companyOn, outOfBalance } from '../values';
import { effects, withMonths, withPlacement } from './effects';
import type { Explanation } from './explain';
import { explain } from './explain';

const october = month('2026-10');
const company = companyOn(ACME_TODAY, acme);

/** All explanations of a tree. */
const tree = (of: Explanation): Explanation[] => [
  of,
  ...of.inputs.flatMap(({ explanation }) => (explanation === null ? [] : tree(explanation))),
];

const SUMS = ['flow', 'stand', 'standOnDay', 'bankDays'];

/** Inputs whose lines do not add up to their value; by name. */
const wrong = (of: Explanation): string[] =>
  tree(of)
    .flatMap(({ inputs }) => inputs)
    .filter(({ kind, value }) => SUMS.includes(kind) && value !== null)
    .filter(({ lines, value }) => !value!.times(100).eq(lines.reduce((sum, { amount }) => sum + amount, 0)))
    .map(({ name }) => name);

describe('[BEYOND-01~] an explanation', () => {
  it('takes gross margin percent apart to the lines of twelve months', () => {
    const { text, section, unit, inputs, importIds } = explain(
      company,
      keyFigures(company, october).grossMarginPercent,
    );
    expect([section, unit, text]).toEqual(['5.5', 'percent', '(Turnover − cost of sales) ÷ turnover × 100']);
    const [turnover, costOfSales] = inputs;
    expect([turnover?.name, rounded(turnover?.value ?? null, 0), turnover?.lines.length]).toEqual([
      'turnover',
      690_000,
      12,
    ]);
    expect(turnover?.lines.at(-1)).toEqual({
      month: '2026-10',
      date: '2026-10-31',
      account: { ref: 1, code: '200', name: 'Sales' },
      amount: 6_000_000,
      importId: 'import-2026-10',
    });
    expect(costOfSales?.lines.at(-1)?.amount).toBe(2_400_000);
    expect(importIds).toHaveLength(12);
  });

  it('shows the counts that an average of employees is made of', () => {
    const { inputs } = explain(company, keyFigures(company, october).turnoverPerEmployee);
    const employees = inputs.find(({ name }) => name === 'employees');
    expect([employees?.counts.length, employees?.counts[0]]).toEqual([12, { month: '2025-11', count: '7' }]);
  });

  it('adds up for every figure of Acme, of days and goals too', () => {
    const { flags: _flags, month: _month, ...sheet } = balanceSheet(company, october)!;
    const { date: _date, ...balances } = todaysBalance(company);
    const { turnoverIsActual: _, ...first } = headlines(company);
    const goal = { goalId: 'g', by: ACME_TODAY, cost: pence(100), exit: false, personal: true };
    const figures = [
      ...Object.values(keyFigures(company, october)),
      ...Object.values(sheet),
      ...Object.values(balances),
      ...Object.values(first),
      ...cashFlowByDay(company).flatMap(({ cashIn, cashOut, netMovement }) => [cashIn, cashOut, netMovement]),
      ...myMoney(company).flatMap(({ shares }) => Object.values(shares)),
      ...goalOutlooks(company, [goal, { ...goal, exit: true }], october).map(({ probability }) => probability),
    ];
    expect(figures.flatMap((figure) => wrong(explain(company, figure)))).toEqual([]);
    expect(figures.filter(({ value }) => value === null)).toEqual([]);
  });

  it('adds up for any company', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const any = companyOn(ACME_TODAY, books);
        const { flags: _, month: _month, ...sheet } = balanceSheet(any, october)!;
        const figures = [...Object.values(keyFigures(any, october)), ...Object.values(sheet), stockTurn(any, october)];
        expect(figures.flatMap((figure) => wrong(explain(any, figure)))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('[BEYOND-03~, BEYOND-09~] the effect of a change', () => {
  const shown = (before: Books, after: Books) =>
    Object.fromEntries(
      effects(ACME_TODAY, before, after, october)
        .filter(({ changed }) => changed)
        .map((of) => [of.figure, [rounded(of.before?.value ?? null, 1), rounded(of.after?.value ?? null, 1)]]),
    );

  it('of placing salaries under cost of sales is shown on each figure before and after', () => {
    const after = withPlacement(acme, 3, { category: 'costOfSales', tag: null });
    expect(shown(acme, after)).toEqual({
      grossMarginPercent: [59.1, 33.6],
      payrollPercent: [25.5, 0],
      stockDays: [46.6, 28.7],
      stockTurn: [7.8, 12.7],
    });
    expect(withPlacement(after, 3, null)).toEqual(acme);
  });

  it('of a restated month is shown too', () => {
    const last = acme.months.at(-1)!;
    const restated = {
      ...last,
      importId: 'import-later',
      lines: last.lines.map(([ref, movement, balance]) =>
        ref === 1 ? ([ref, pence(-7_000_000), pence(-43_000_000)] as const) : ([ref, movement, balance] as const),
      ),
    };
    const after = withMonths(acme, [restated]);
    const of = shown(acme, after);
    expect([of['turnover'], of['profitBeforeTax'], of['payrollPercent']]).toEqual([
      [690_000, 700_000],
      [90_000, 100_000],
      [25.5, 25.1],
    ]);
    expect(withMonths(after, [last])).toEqual(acme);
  });

  it('says of every key figure how it stands, changed or not', () => {
    const same = effects(ACME_TODAY, acme, acme, october);
    expect(same.map(({ figure }) => figure)).toEqual(expect.arrayContaining([...KEY_FIGURES]));
    expect(same.some(({ changed }) => changed)).toBe(false);
    expect(effects(ACME_TODAY, acme, acme, addMonths(october, 1)).some(({ changed }) => changed)).toBe(false);
  });
});

it('finds what a trial balance is out by, beyond a penny (5.1)', () => {
  const [line, other] = [
    [1, pence(-100), null],
    [2, pence(101), null],
  ] as const;
  expect(outOfBalance([line, other])).toBeNull();
  expect(outOfBalance([line, [2, pence(102), null]])).toBe(2);
  expect(outOfBalance([[1, null, pence(5)]])).toBe(5);
  expect(outOfBalance([line, [2, null, pence(5)]])).toBeNull();
});
