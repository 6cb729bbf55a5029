import type { Decimal, Month } from '@keelson/kernel';
import type { Advice } from '@keelson/vocabulary';
import { SLOW_PAYERS_TARGET_DAYS } from '../cash';
import type { Company } from '../values';
import { type AdviceFact, type AdviceFacts, adviceFacts } from './advice-facts';

interface AdviceRule {
  readonly advice: Advice;
  /** Without one of these the advice is not given. They are also what its sentences say. */
  readonly needs: readonly AdviceFact[];
  readonly applies: (of: Readonly<Record<AdviceFact, Decimal>>) => boolean;
}

/** Pounds; less is not worth chasing. */
const WORTH_CHASING = 100;
/** Months of payroll and overheads that the bank should pay while there are losses. */
const SAFE_MONTHS = 2;

/** The first that applies is given: what endangers the company, then what brings most, then what there is to look at. */
export const ADVICE_RULES: readonly AdviceRule[] = [
  { advice: 'overdrawn', needs: ['cash'], applies: ({ cash }) => cash.lt(0) },
  {
    advice: 'runningOut',
    needs: ['recentProfit', 'cash', 'monthlyCosts'],
    applies: ({ recentProfit, cash, monthlyCosts }) => recentProfit.lt(0) && cash.lt(monthlyCosts.times(SAFE_MONTHS)),
  },
  {
    advice: 'slowPayers',
    needs: ['slowPayers', 'debtorDays'],
    applies: ({ slowPayers }) => slowPayers.gte(WORTH_CHASING),
  },
  { advice: 'losses', needs: ['recentProfit'], applies: ({ recentProfit }) => recentProfit.lt(0) },
  {
    advice: 'paidInTime',
    needs: ['debtorDays'],
    applies: ({ debtorDays }) => debtorDays.gt(0) && debtorDays.lte(SLOW_PAYERS_TARGET_DAYS),
  },
  { advice: 'costs', needs: ['turnover'], applies: ({ turnover }) => turnover.gt(0) },
  { advice: 'enterFigures', needs: [], applies: () => true },
];

export interface NextAdvice {
  readonly advice: Advice;
  /** The figures that it stands on, and no others. */
  readonly facts: Partial<AdviceFacts>;
}

/** What to do next, seen from the end of a month; `null` is a company without any. */
export function nextAdvice(company: Company | null, asAt: Month | null): NextAdvice {
  if (company === null || asAt === null) return { advice: 'enterFigures', facts: {} };
  const facts = adviceFacts(company, asAt);
  for (const { advice, needs, applies } of ADVICE_RULES) {
    const values = needs.flatMap((need) => {
      const { value } = facts[need];
      return value === null ? [] : [[need, value] as const];
    });
    if (values.length < needs.length) continue;
    if (applies(Object.fromEntries(values) as Readonly<Record<AdviceFact, Decimal>>))
      return { advice, facts: Object.fromEntries(needs.map((need) => [need, facts[need]])) };
  }
  throw new RangeError('no advice applies without needs');
}
