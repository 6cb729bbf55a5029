import { month, rounded } from '@keelson/kernel';
import { planLines } from '@keelson/vocabulary';
import fc from 'fast-check';
import { type KeptPlanFigures, keptPlanFigures, planFiguresOf, planFiguresOfBooks, planWith } from '../planning';
import { ACME_TODAY, acme } from '../testing';
import { companyOn } from '../values';
import { baseDifferences, isSameBase } from './base-differences';
import { type ActualMonth, actualMonths, PLANNED_LINES, whatThenHappened } from './plan-and-actual';

const company = companyOn(ACME_TODAY, acme);
const figures = planFiguresOfBooks(company);
if (figures === null) throw new Error('Acme has no figures');
const kept = keptPlanFigures(figures);
const planOf = (base: KeptPlanFigures) => {
  const result = planWith(planFiguresOf(base), { price: 2, sales: 5, costOfSales: -3, payroll: 4, overheads: -10 });
  if (result.kind !== 'plan') throw new Error(result.kind);
  return result.plan.impact;
};
const shown = ({ value }: { readonly value: Parameters<typeof rounded>[0] }) => rounded(value, 2);

describe('what changed underneath', () => {
  it('is told figure by figure, with those that stayed', () => {
    const after = { ...kept, thisYear: { ...kept.thisYear, months: 8, sales: 48_000_000, payroll: null } };
    const rows = baseDifferences(kept, after);
    expect(rows).toHaveLength(11);
    expect(rows.filter(({ before, after: now }) => before !== now)).toEqual([
      { year: 'thisYear', of: 'months', before: 7, after: 8, difference: 1 },
      { year: 'thisYear', of: 'sales', before: 42_000_000, after: 48_000_000, difference: 6_000_000 },
      { year: 'thisYear', of: 'payroll', before: 10_500_000, after: null, difference: null },
    ]);
    expect([isSameBase(kept, after), isSameBase(kept, { ...kept })]).toEqual([false, true]);
  });
});

describe('what then happened', () => {
  it('holds each month after the base against a twelfth of the plan, and all of them together', () => {
    const { months, total } = whatThenHappened(planOf(kept), month('2026-07'), actualMonths(company, 24));
    expect(months.map((of) => of.month)).toEqual(['2026-08', '2026-09', '2026-10']);
    const [august] = months;
    expect(PLANNED_LINES.map((line) => shown(august!.lines[line].planned))).toEqual([
      ...[64_260, 24_444, 15_600, 10_800, 13_416],
    ]);
    expect(PLANNED_LINES.map((line) => shown(august!.lines[line].actual))).toEqual([
      ...[60_000, 24_000, 15_000, 11_100, 9_900],
    ]);
    expect(shown(august!.lines.sales.difference)).toBe(-4_260);
    expect(shown(total!.profitBeforeTax.difference)).toBe(3 * (9_000 - 13_416));
  });

  it('has nothing to say of typed figures, of months not over, and after a year', () => {
    const plan = planOf(kept);
    const actuals = actualMonths(company, 24);
    expect(whatThenHappened(plan, null, actuals)).toEqual({ months: [], total: null });
    expect(whatThenHappened(plan, month('2026-10'), actuals)).toEqual({ months: [], total: null });
    expect(whatThenHappened(plan, month('2025-03'), actuals).months.at(-1)?.month).toBe('2026-03');
  });

  it('does not know a difference of what the books do not tell', () => {
    const [last] = actualMonths(company, 1);
    const unknown: ActualMonth = { ...last!, lines: { ...last!.lines, payroll: null } };
    const { months } = whatThenHappened(planOf(kept), month('2026-09'), [unknown]);
    const { payroll, profitBeforeTax, sales } = months[0]!.lines;
    expect([payroll.difference.value, profitBeforeTax.actual.value]).toEqual([null, null]);
    expect(shown(sales.difference)).toBe(-4_260);
  });

  it('adds up: actual less planned of all months is the sum of the months, and profit follows from its lines', () => {
    const amount = fc.integer({ min: -1_000_000, max: 99_999_999 });
    const lines = fc.record({ sales: amount, costOfSales: amount, payroll: amount, overheads: amount });
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 12 }), (given) => {
        const actuals = given.map((of, index) => ({
          ...{ month: month(`2026-${String(index + 1).padStart(2, '0')}`), lines: of },
        }));
        const { total } = whatThenHappened(planOf(kept), month('2025-12'), actuals);
        for (const line of planLines()) {
          const sum = given.reduce((of, each) => of + each[line], 0);
          expect(shown(total![line].actual)).toBe(sum / 100);
        }
        const { sales, costOfSales, payroll, overheads, profitBeforeTax } = total!;
        const rest = sales.difference.value!.minus(costOfSales.difference.value!).minus(payroll.difference.value!);
        expect(rest.minus(overheads.difference.value!).minus(profitBeforeTax.difference.value!).abs().lt('1e-15')).toBe(
          true,
        );
      }),
    );
  });
});
