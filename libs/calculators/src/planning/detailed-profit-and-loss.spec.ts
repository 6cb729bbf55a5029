import { rounded } from '@keelson/kernel';
import { sizeOf } from '@keelson/test-database/run';
import { planLines, profitSummaryRows } from '@keelson/vocabulary';
import fc from 'fast-check';
import { explain } from '../explanation';
import type { Figure } from '../figure';
import { inSlot } from '../figure';
import { profitLine } from '../statements';
import { ACME_TODAY, acme } from '../testing';
import { balancedBooks } from '../testing/books.arbitrary';
import { detailCases, detailedAgain, type ExactRow } from '../testing/planned';
import { companyOn } from '../values';
import { type AccountChanges, changeBy, detailedProfitAndLoss, type ProfitRow } from './detailed-profit-and-loss';
import { detailAsKept, keptDetailResults } from './kept-detail';
import {
  type KeptProfitGroups,
  keptProfitGroups,
  profitGroupsOf,
  profitGroupsOfBooks,
  profitGroupsOfTyped,
} from './profit-groups';

const account = (id: string, pounds: number) => ({ id, name: id, cumulative: pounds * 100 });
/** The overheads of formulas 5.14, and the other lines of Acme as one account each. */
const PAYROLL = 3;
const KEPT: KeptProfitGroups = {
  ...{ months: 7, otherIncome: 0 },
  sales: [account('sales', 420_000)],
  costOfSales: [account('goods', 168_000)],
  payroll: [account('salaries', 105_000)],
  overheads: [account('advertising', 8_400), account('rent', 35_000), account('insurance', 3_500)],
};
const OTHERS = account('others', 84_000 - 8_400 - 35_000 - 3_500);
const CHANGES: AccountChanges = { sales: 5, goods: -2, salaries: 3, advertising: -12.5, rent: 0, insurance: 5 };
const computed = (kept: KeptProfitGroups, changes: AccountChanges) =>
  detailedProfitAndLoss(profitGroupsOf(kept), changes)!;
const shown = (figure: Figure, places = 2) => rounded(figure.value, places);
const row = ({ annualised, changeBy: by, impact, resulting }: ProfitRow) => [
  ...[shown(annualised), shown(by, 1), shown(impact), shown(resulting)],
];

describe('the detailed profit and loss', () => {
  it('is the example of formulas 5.14: the overheads by themselves, then the summary', () => {
    const { overheads } = computed(KEPT, CHANGES).groups;
    expect(overheads.accounts.map(row)).toEqual([
      [14_400, -12.5, -1_800, 12_600],
      [60_000, 0, 0, 60_000],
      [6_000, 5, 300, 6_300],
    ]);
    expect([shown(overheads.total.cumulative), ...row(overheads.total)]).toEqual([46_900, 80_400, -2, -1_500, 78_900]);
    const { summary } = computed({ ...KEPT, overheads: [...KEPT.overheads, OTHERS] }, CHANGES);
    expect(profitSummaryRows().map((of) => [of, ...row(summary[of])])).toEqual([
      ['sales', 720_000, 5, 36_000, 756_000],
      ['costOfSales', 288_000, -2, -5_760, 282_240],
      ['grossMargin', 432_000, 10, 41_760, 473_760],
      ['payroll', 180_000, 3, 5_400, 185_400],
      ['overheads', 144_000, -1, -1_500, 142_500],
      ['profitBeforeTax', 108_000, 35, 37_860, 145_860],
    ]);
  });

  it.each([
    [12.34, 12.3],
    [12.35, 12.4],
    [-12.35, -12.4],
    [0.04, 0],
    [-0.04, 0],
  ])('counts a change by %s as %s', (percent, counted) => expect(changeBy(percent)).toBe(counted));

  it('counts an account without a change as 0, a total of nothing as 0 %, and an impact to the penny', () => {
    const kept = { ...KEPT, payroll: [], overheads: [{ id: 'odd', name: 'Odd', cumulative: 1 }] };
    const { groups } = computed(kept, { odd: 29.2 });
    expect([row(groups.payroll.total), shown(groups.payroll.total.cumulative)]).toEqual([[0, 0, 0, 0], 0]);
    expect(groups.sales.accounts.map(row)).toEqual([[720_000, 0, 0, 720_000]]);
    // A penny in 7 months is 1.714… in a year: half a penny is the impact, which is a whole one.
    expect(groups.overheads.total.impact.value?.toFixed()).toBe('0.01');
  });

  it('holds other income, and has no profit where that is not known', () => {
    const { summary } = computed({ ...KEPT, otherIncome: 70_000 }, CHANGES);
    expect([shown(summary.profitBeforeTax.annualised), shown(summary.profitBeforeTax.impact)]).toEqual([
      ...[172_800, 37_860],
    ]);
    expect(computed({ ...KEPT, otherIncome: null }, CHANGES).summary.profitBeforeTax.resulting.value).toBeNull();
    expect(detailedProfitAndLoss(profitGroupsOf({ ...KEPT, months: 0 }), {})).toBeNull();
  });

  it('lists the accounts of the books, each explained by its own lines, and adds up to their profit and loss', () => {
    const company = companyOn(ACME_TODAY, acme);
    const groups = profitGroupsOfBooks(company)!;
    expect(groups.overheads.map(({ name }) => name)).toEqual(['Advertising & Marketing', 'Rent']);
    const marketing = explain(company, groups.overheads[0]!.cumulative);
    expect(marketing.inputs[0]?.lines.map(({ account: of, amount }) => [of?.ref, amount])).toEqual(
      Array.from({ length: 7 }, () => [4, 120_000]),
    );
    expect(marketing.importIds).toHaveLength(7);
    expect(profitGroupsOf(keptProfitGroups(groups))).toMatchObject({ months: 7 });
  });

  it('adds up to the profit and loss of any books', () => {
    fc.assert(
      fc.property(balancedBooks, (books) => {
        const company = companyOn(ACME_TODAY, books);
        const groups = profitGroupsOfBooks(company);
        if (groups === null) return;
        const window = inSlot(company, 'thisYear');
        const { summary } = detailedProfitAndLoss(groups, {})!;
        const yearly = (line: 'grossMargin' | 'profitBeforeTax') =>
          profitLine(company, line, window).value?.times(12).div(window.months.length).toFixed(6);
        expect(summary.grossMargin.resulting.value?.toFixed(6)).toBe(yearly('grossMargin'));
        expect(summary.profitBeforeTax.resulting.value?.toFixed(6)).toBe(yearly('profitBeforeTax'));
      }),
      { numRuns: 50 },
    );
  });

  it('is the typed figures as one line a group where the books have no accounts (4.74)', () => {
    expect(profitGroupsOfBooks(companyOn(ACME_TODAY, { ...acme, months: [] }))).toBeNull();
    const thisYear = { months: 7, sales: 100, costOfSales: 200, payroll: 300, overheads: null };
    expect(keptProfitGroups(profitGroupsOfTyped({ thisYear }))).toEqual({
      ...{ months: 7, otherIncome: 0 },
      sales: [{ id: 'sales', name: 'Sales', cumulative: 100 }],
      costOfSales: [{ id: 'costOfSales', name: 'Cost of sales', cumulative: 200 }],
      payroll: [{ id: 'payroll', name: 'Payroll', cumulative: 300 }],
      overheads: [{ id: 'overheads', name: 'Overheads', cumulative: null }],
    });
  });

  it('has no value in a line that was not typed for every month, nor in what rests on it (5.26)', () => {
    const ofType = (ref: number, type: string) => ({
      ...{ ref, id: type, code: '', name: type, type, subType: null, systemAccount: null },
    });
    const months = acme.months.map((of) => ({
      ...of,
      lines: of.lines.filter(([ref]) => ref <= PAYROLL && (ref < PAYROLL || of.month !== '2026-10')),
    }));
    const accounts = [ofType(1, 'turnover'), ofType(2, 'costOfSales'), ofType(PAYROLL, 'payroll')];
    const typed = companyOn(ACME_TODAY, { ...acme, source: 'manual', accounts, months });
    const groups = profitGroupsOfBooks(typed)!;
    expect(groups.payroll.map(({ id, cumulative }) => [id, cumulative.value])).toEqual([['payroll', null]]);
    const { summary } = detailedProfitAndLoss(groups, { payroll: 5 })!;
    expect([shown(summary.grossMargin.resulting), shown(summary.profitBeforeTax.resulting)]).toEqual([432_000, null]);
    const imported = profitGroupsOfBooks(companyOn(ACME_TODAY, { ...acme, months }))!;
    expect(shown(imported.payroll[0]!.cumulative)).toBe(90_000);
  });

  it('shows what was kept of it as it was, to the penny', () => {
    const base = profitGroupsOf(KEPT);
    const result = detailedProfitAndLoss(base, CHANGES)!;
    const kept = keptDetailResults(result);
    const again = detailAsKept(base, CHANGES, kept);
    expect(keptDetailResults(again)).toEqual(kept);
    for (const line of planLines()) {
      expect(again.groups[line].accounts.map(row)).toEqual(result.groups[line].accounts.map(row));
      expect(row(again.groups[line].total)).toEqual(row(result.groups[line].total));
      expect(shown(again.groups[line].total.cumulative)).toBe(shown(result.groups[line].total.cumulative));
    }
    const payroll = { ...kept.summary.payroll, resulting: 1, changeBy: null };
    const other = detailAsKept(base, CHANGES, { ...kept, summary: { ...kept.summary, payroll } });
    expect(row(other.summary.payroll)).toEqual([180_000, null, 5_400, 0.01]);
  });

  it('agrees with a second calculation in whole pence', () => {
    const number = (of: ExactRow) => [
      ...[Number(of.annualised.shown(2)), Number(of.changeBy.shown(1))],
      ...[Number(of.impact.shown(2)), Number(of.resulting.shown(2))],
    ];
    fc.assert(
      fc.property(detailCases, (given) => {
        const changes = Object.fromEntries(Object.entries(given.tenths).map(([id, tenths]) => [id, tenths / 10]));
        const { groups, summary } = computed(given.base, changes);
        const again = detailedAgain(given);
        for (const line of planLines()) expect(groups[line].accounts.map(row)).toEqual(again.rows[line].map(number));
        expect(profitSummaryRows().map((of) => row(summary[of]))).toEqual(
          profitSummaryRows().map((of) => number(again.summary[of])),
        );
      }),
      { numRuns: sizeOf('PLANNED_CASES') },
    );
  });
});
