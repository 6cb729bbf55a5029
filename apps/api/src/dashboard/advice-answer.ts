import { type AdviceFact, type Company, nextAdvice, SLOW_PAYERS_TARGET_DAYS } from '@keelson/calculators';
import type { dashboardContract } from '@keelson/contracts/dashboard';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Month } from '@keelson/kernel';
import { numberOf } from './figure-number';

/** What to do next; figures that the advice does not stand on stay out of it. */
export function adviceAnswer(
  company: Company | null,
  asAt: Month | null,
): AnswerInputOf<typeof dashboardContract>['next'] {
  const { advice, facts } = nextAdvice(company, asAt);
  const fact = (name: AdviceFact): number | null => numberOf(facts[name]?.value);
  return {
    advice,
    cash: fact('cash'),
    recentProfit: fact('recentProfit'),
    monthlyCosts: fact('monthlyCosts'),
    slowPayers: fact('slowPayers'),
    debtorDays: fact('debtorDays'),
    targetDays: SLOW_PAYERS_TARGET_DAYS,
  };
}
