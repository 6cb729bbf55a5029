import { type Month, addMonths, month, pence, rounded } from '@keelson/kernel';
import fc from 'fast-check';
import { positionAtMonthEnd } from '../cash';
import type { Books, LedgerAccount, TrialLine } from '../books';
import { inMonth, inSlot } from '../figure';
import { headlines, keyFigures, keyFigureTexts, tradeDebtorDays } from '../kpis';
import { balanceSheet, PROFIT_LINES, profitLine } from '../statements';
import { ACME_TODAY, acme } from '../testing';
import { type Company, companyOn } from './company';

const OCTOBER = month('2026-10');

/** The fields of the form, in pounds; those of profit and loss first. Reserves are the rest of a balance sheet. */
const FIELDS = [
  ['turnover', -60_000],
  ['costOfSales', 24_000],
  ['payroll', 15_000],
  ['overheads', 12_000],
  ['fixedAssets', 85_000],
  ['stock', 36_000],
  ['tradeDebtors', 108_000],
  ['cash', 52_000],
  ['otherCurrentAssets', 6_000],
  ['tradeCreditors', -45_000],
  ['otherCurrentLiabilities', -23_000],
  ['longTermCreditors', -60_000],
] as const;
type Field = (typeof FIELDS)[number][0];
const PROFIT = 4;
const ALL = FIELDS.map(([field]) => field);
const PROFIT_AND_LOSS = ALL.slice(0, PROFIT);
const BALANCES = ALL.slice(PROFIT);

const account = (type: string, index: number): LedgerAccount => ({
  ...{ ref: index + 1, id: type, code: '', name: type, type, subType: null, systemAccount: null },
});

function typedLines(fields: readonly Field[]): TrialLine[] {
  const lines = FIELDS.flatMap(([field, amount], index): TrialLine[] => {
    if (!fields.includes(field)) return [];
    return index < PROFIT ? [[index + 1, pence(amount * 100), pence(0)]] : [[index + 1, null, pence(amount * 100)]];
  });
  const rest = lines.slice().reduce((sum, [ref, , balance]) => (ref > PROFIT ? sum - (balance ?? 0) : sum), 0);
  return fields.some((field) => BALANCES.includes(field)) ? [...lines, [13, null, pence(rest)]] : lines;
}

/** A company that typed these fields of each of so many months to October. */
function typing(fields: readonly Field[], count = 24): Company {
  const books: Books = {
    ...acme,
    source: 'manual',
    accounts: [...ALL, 'capitalAndReserves'].map(account),
    months: Array.from({ length: count }, (_, back) => addMonths(OCTOBER, back + 1 - count)).map((at: Month) => ({
      ...{ month: at, importId: `typed-${at}`, recordedAt: '2026-11-01T03:00:00.000Z' },
      lines: typedLines(fields),
    })),
    ...{ days: [], bankDays: [] },
  };
  return companyOn(ACME_TODAY, books);
}

const without = (...fields: readonly Field[]) => ALL.filter((field) => !fields.includes(field));
const tell = (company: Company) => {
  const sheet = balanceSheet(company, OCTOBER);
  const position = positionAtMonthEnd(company, OCTOBER);
  const shown = {
    sales: profitLine(company, 'turnover', inMonth(company, OCTOBER)),
    profit: profitLine(company, 'profitBeforeTax', inMonth(company, OCTOBER)),
    margin: keyFigures(company, OCTOBER).grossMarginPercent,
    debtorDays: tradeDebtorDays(company, OCTOBER),
    cover: position.coverRatio,
    quick: position.quickRatio,
    currentAssets: sheet?.currentAssets,
    netAssets: sheet?.netAssets,
    reserves: sheet?.capitalAndReserves,
  };
  return Object.entries(shown).flatMap(([name, figure]) => (figure?.value == null ? [] : [name]));
};

describe('a part that was not typed (5.26)', () => {
  it.each([
    ['nothing missing', ALL, 'sales profit margin debtorDays cover quick currentAssets netAssets reserves'],
    ['profit and loss alone', PROFIT_AND_LOSS, 'sales profit margin'],
    ['balances alone', BALANCES, 'cover quick currentAssets netAssets reserves'],
    ['without payroll', without('payroll'), 'sales margin debtorDays cover quick currentAssets netAssets reserves'],
    ['without sales', without('turnover'), 'cover quick currentAssets netAssets reserves'],
    ['without debtors', without('tradeDebtors'), 'sales profit margin quick currentAssets netAssets reserves'],
    ['without stock', without('stock'), 'sales profit margin debtorDays cover currentAssets netAssets reserves'],
    ['without the total of current assets', without('otherCurrentAssets'), 'sales profit margin debtorDays cover'],
    ['without fixed assets', without('fixedAssets'), 'sales profit margin debtorDays cover quick currentAssets'],
    ['without cash', without('cash'), 'sales profit margin debtorDays quick currentAssets netAssets reserves'],
  ] as const)('is no nothing: %s', (_, fields, figures) => {
    expect(tell(typing(fields))).toEqual(figures.split(' '));
  });

  it('leaves marketing unknown, which the form does not ask for', () => {
    const { marketingSpend, marketingSpendChange } = headlines(typing(ALL));
    expect([marketingSpend.value, marketingSpendChange.value]).toEqual([null, null]);
    expect(headlines(companyOn(ACME_TODAY, acme)).marketingSpend.value).not.toBeNull();
  });

  it('makes a sum without a value where one of its months lacks it, and counts a typed nothing', () => {
    const company = typing(ALL);
    const [first, ...others] = company.books.months;
    const lines = (amount: number | null) => [
      ...typedLines(without('payroll')),
      ...(amount === null ? [] : [[3, pence(amount), pence(0)] as const]),
    ];
    const last = others.at(-1);
    const withLast = (amount: number | null) =>
      companyOn(ACME_TODAY, {
        ...company.books,
        months: [first!, ...others.slice(0, -1), { ...last!, lines: lines(amount) }],
      });
    const payroll = (of: Company) => rounded(profitLine(of, 'payroll', inSlot(of, 'thisYear')).value, 2);
    expect([company, withLast(null), withLast(0)].map(payroll)).toEqual([105_000, null, 90_000]);
  });

  it('is read by version 1 as nothing, so that what it published can be computed again', () => {
    const lacking = typing(without('payroll', 'tradeDebtors'));
    expect(keyFigureTexts(keyFigures(lacking, OCTOBER, 1))).toMatchObject({
      ...{ payrollPercent: '0', profitBeforeTaxPercent: '40', tradeDebtorDays: '0' },
    });
    expect(keyFigureTexts(keyFigures(lacking, OCTOBER))).toMatchObject({
      ...{ payrollPercent: null, profitBeforeTaxPercent: null, tradeDebtorDays: null },
    });
  });

  it('never leaves a line with a value that one of its parts lacks, whichever fields were typed', () => {
    const needed: Readonly<Record<(typeof PROFIT_LINES)[number], readonly Field[]>> = {
      turnover: ['turnover'],
      costOfSales: ['costOfSales'],
      grossMargin: ['turnover', 'costOfSales'],
      payroll: ['payroll'],
      overheads: ['overheads'],
      otherIncome: [],
      profitBeforeTax: PROFIT_AND_LOSS,
    };
    fc.assert(
      fc.property(fc.subarray([...ALL]), (fields) => {
        const company = typing(fields, 2);
        const hasProfit = fields.some((field) => PROFIT_AND_LOSS.includes(field));
        for (const line of PROFIT_LINES) {
          const isKnown = profitLine(company, line, inMonth(company, OCTOBER)).value !== null;
          expect(isKnown).toBe(hasProfit && needed[line].every((field) => fields.includes(field)));
        }
        const sheet = balanceSheet(company, OCTOBER);
        const whole: readonly Field[] = [
          'fixedAssets',
          'otherCurrentAssets',
          'otherCurrentLiabilities',
          'longTermCreditors',
        ];
        expect(sheet?.netAssets.value != null).toBe(whole.every((field) => fields.includes(field)));
        expect(sheet?.capitalAndReserves.value != null).toBe(sheet?.netAssets.value != null);
      }),
    );
  });
});
