import fc from 'fast-check';
import type { KeptPlanFigures, PlanSliders } from '../../planning';
import { Fraction } from '../independent/fraction';

type Amounts = Readonly<Record<'months' | 'sales' | 'costOfSales' | 'payroll' | 'overheads', number>>;

/** What a plan starts from, all of it known, in whole pence; and where the sliders stand. */
export interface PlannerCase {
  readonly base: Readonly<Record<'thisYear' | 'lastYear', Amounts>> & { readonly addedBack: number } & KeptPlanFigures;
  readonly sliders: PlanSliders;
}

const amount = fc.integer({ min: -1_000_000, max: 999_999_999 });
const lines = { sales: amount, costOfSales: amount, payroll: amount, overheads: amount };
const year = fc.record({ months: fc.integer({ min: 1, max: 12 }), ...lines });
const change = fc.oneof(fc.constant(0), fc.integer({ min: -99, max: 400 }));

export const plannerCases: fc.Arbitrary<PlannerCase> = fc.record({
  base: fc.record({ thisYear: year, lastYear: year, addedBack: amount }),
  sliders: fc.record({ price: change, sales: change, costOfSales: change, payroll: change, overheads: change }),
});

type Lines = readonly [sales: Fraction, costOfSales: Fraction, payroll: Fraction, overheads: Fraction];

const hundred = Fraction.of(100n);
const inYear = (pence: number, months: number): Fraction => Fraction.of(BigInt(pence) * 12n, BigInt(months) * 100n);
const by = (percent: number): Fraction => Fraction.of(BigInt(percent), 100n);
const grown = (percent: number): Fraction => Fraction.of(1n).plus(by(percent));
const linesOf = ({ months, ...of }: Amounts): Lines => [
  ...([inYear(of.sales, months), inYear(of.costOfSales, months)] as const),
  ...([inYear(of.payroll, months), inYear(of.overheads, months)] as const),
];
const profitOf = ([S, C, P, O]: Lines): Fraction => S.minus(C).minus(P).minus(O);

function columnOf(lines: Lines) {
  const [S, C, P, O] = lines;
  const share = (of: Fraction): Fraction | null => (S.sign() <= 0 ? null : of.times(hundred).by(S));
  const profit = profitOf(lines);
  return {
    ...{ sales: S, costOfSales: C, payroll: P, overheads: O, profitBeforeTax: profit },
    shares: [share(C), share(S.minus(C)), share(P), share(O), share(profit)] as const,
  };
}

/** A plan as formulas 5.13 is written, in fractions: nothing is rounded. Shares in the order of the table's rows. */
export function plannedAgain({ base, sliders }: PlannerCase) {
  const { price, sales, costOfSales, payroll, overheads } = sliders;
  const now = linesOf(base.thisYear);
  const [S, C, P, O] = now;
  const planned: Lines = [
    S.times(grown(sales)).times(grown(price)),
    C.times(grown(sales)).times(grown(costOfSales)),
    P.times(grown(payroll)),
    O.times(grown(overheads)),
  ];
  const change = profitOf(planned).minus(profitOf(now));
  const was = profitOf(now).size();
  const none = Fraction.zero;
  const addedBack = inYear(base.addedBack, base.thisYear.months);
  return {
    ...{ lastYear: columnOf(linesOf(base.lastYear)), thisYear: columnOf(now), impact: columnOf(planned) },
    gains: {
      salesGrowth: by(sales).times(S.minus(C)),
      priceIncrease: S.times(grown(sales)).times(by(price)),
      costOfSalesReduction: none.minus(C.times(grown(sales)).times(by(costOfSales))),
      payrollReduction: none.minus(P.times(by(payroll))),
      overheadReduction: none.minus(O.times(by(overheads))),
    },
    ...{ change, changePercent: was.sign() === 0 ? null : change.times(hundred).by(was) },
    ...{ addedBack, ebitda: profitOf(planned).plus(addedBack) },
  };
}
