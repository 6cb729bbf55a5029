import type { Plan } from '@keelson/calculators/planning';
import type { MonthThen, PlannedLine } from '@keelson/calculators/scenarios';
import { derivedExplanation } from '../../figures/derived-explanation';
import type { Explanation } from '../../ui/explain/explanation';
import { baseText, LINE_TITLES } from './scenario-words';
import { mediumMonth } from '../../figures/month-words';
import type { Base } from './scenarios.api';

const NAMES: Readonly<Record<string, string>> = {
  actual: 'Actual',
  amount: 'In the books',
  before: 'Without the changes',
  change: 'Change',
  costChange: 'Cost of sales change',
  costOfSales: 'Cost of sales',
  line: 'Without the change',
  months: 'Number of months',
  now: 'With the changes',
  overheads: 'Overheads',
  payroll: 'Payroll',
  planned: 'Planned',
  priceChange: 'Price change',
  sales: 'Sales',
  salesChange: 'Sales volume change',
  sum: 'Sum of the months',
  year: 'Planned for the year',
};

/** How a line of a scenario comes about; `change` is what the profit gains. */
export function planExplanation(plan: Plan, line: PlannedLine | 'change', base: Base): Explanation {
  const figure = line === 'change' ? plan.change : plan.impact[line];
  return derivedExplanation(figure, NAMES, {
    title: line === 'change' ? 'Change of profit before tax' : `${LINE_TITLES[line]} with the changes`,
    period: 'A year',
    meaning:
      line === 'change'
        ? 'What the year’s profit before tax gains by the changes. Below nothing, it loses that.'
        : 'The figures that the scenario stands on, as a year, with the changes. An estimate, not advice.',
    facts: [{ text: 'Stands on', value: baseText(base) }],
  });
}

/** How far a month was from the plan. */
export function differenceExplanation(then: MonthThen, line: PlannedLine, base: Base): Explanation {
  return derivedExplanation(then.lines[line].difference, NAMES, {
    title: `${LINE_TITLES[line]}: actual less planned`,
    period: mediumMonth(then.month),
    meaning: 'How far the month was from a twelfth of the planned year. Above nothing, it came to more than planned.',
    notes: ['A plan of five percentages knows no season: each month counts a twelfth of the year.'],
    facts: [{ text: 'Stands on', value: baseText(base) }],
  });
}
