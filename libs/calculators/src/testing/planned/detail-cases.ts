import { type PlanLine, planLines, type ProfitSummaryRow } from '@keelson/vocabulary';
import fc from 'fast-check';
import type { KeptProfitGroups } from '../../planning';
import { Fraction } from '../independent/fraction';

/** Accounts of each line, all of them known, in whole pence; and the change of each in tenths of a percent. */
export interface DetailCase {
  readonly base: KeptProfitGroups;
  readonly tenths: Readonly<Record<string, number>>;
}

const amount = fc.integer({ min: -1_000_000, max: 99_999_999 });
const accounts = fc.array(fc.tuple(amount, fc.integer({ min: -1_000, max: 3_000 })), { maxLength: 5 });
const lines = fc.record({ sales: accounts, costOfSales: accounts, payroll: accounts, overheads: accounts });

const byLine = <Value>(of: (line: PlanLine) => Value): Record<PlanLine, Value> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Value>;

export const detailCases: fc.Arbitrary<DetailCase> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), amount, lines)
  .map(([months, otherIncome, given]) => {
    const idOf = (line: PlanLine, index: number): string => `${line}-${index}`;
    const groups = byLine((line) =>
      given[line].map(([cumulative], index) => ({ id: idOf(line, index), name: idOf(line, index), cumulative })),
    );
    const tenths = Object.fromEntries(
      planLines().flatMap((line) => given[line].map(([, change], index) => [idOf(line, index), change])),
    );
    return { base: { ...groups, months, otherIncome }, tenths };
  });

/** A row in pounds and percent, impacts in whole pence. */
export interface ExactRow {
  readonly annualised: Fraction;
  readonly changeBy: Fraction;
  readonly impact: Fraction;
  readonly resulting: Fraction;
}

type Sum = Pick<ExactRow, 'annualised' | 'impact'>;

const none = Fraction.zero;
const plus = (one: Sum, other: Sum): Sum => ({
  annualised: one.annualised.plus(other.annualised),
  impact: one.impact.plus(other.impact),
});
const minus = (one: Sum, other: Sum): Sum => ({
  annualised: one.annualised.minus(other.annualised),
  impact: one.impact.minus(other.impact),
});
const withChange = ({ annualised, impact }: Sum, changeBy: Fraction): ExactRow => ({
  ...{ annualised, changeBy, impact, resulting: annualised.plus(impact) },
});
/** A total's change is a whole percentage, and 0 of nothing. */
const wholeChange = ({ annualised, impact }: Sum): Fraction =>
  annualised.sign() === 0 ? none : Fraction.text(impact.times(Fraction.of(100n)).by(annualised.size()).shown(0));

/** The detailed profit and loss as formulas 5.14 is written, in fractions. */
export function detailedAgain({ base, tenths }: DetailCase) {
  const inYear = (pence: number): Fraction => Fraction.of(BigInt(pence) * 12n, BigInt(base.months) * 100n);
  const rowOf = ({ id, cumulative }: KeptProfitGroups[PlanLine][number]): ExactRow => {
    const annualised = inYear(cumulative ?? Number.NaN);
    const changeBy = Fraction.of(BigInt(tenths[id] ?? 0), 10n);
    const impact = Fraction.text(annualised.times(changeBy).by(Fraction.of(100n)).shown(2));
    return withChange({ annualised, impact }, changeBy);
  };
  const rows = byLine((line): readonly ExactRow[] => base[line].map(rowOf));
  const totalOf = (line: PlanLine): Sum => rows[line].reduce<Sum>(plus, { annualised: none, impact: none });
  const [S, C, P, O] = [totalOf('sales'), totalOf('costOfSales'), totalOf('payroll'), totalOf('overheads')];
  const margin = minus(S, C);
  const profit = plus(minus(minus(margin, P), O), { annualised: inYear(base.otherIncome ?? 0), impact: none });
  const sums = { sales: S, costOfSales: C, grossMargin: margin, payroll: P, overheads: O, profitBeforeTax: profit };
  const summary = Object.fromEntries(
    Object.entries(sums).map(([row, sum]) => [row, withChange(sum, wholeChange(sum))]),
  ) as Record<ProfitSummaryRow, ExactRow>;
  return { rows, summary };
}
