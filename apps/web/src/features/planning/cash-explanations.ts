import { FORMULAS } from '@keelson/calculators';
import type { CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { Explanation } from '../../ui/explain/explanation';
import { ITEM_TITLES } from './cash-words';
import { figureText, sumsWith } from './figure-sums';

const NAMES: Readonly<Record<string, string>> = {
  amount: 'Sales, or cost of sales and overheads, of a year',
  balance: 'What it is now',
  costOfSales: 'Cost of sales of a year',
  days: 'Target days',
  increase: 'Stock turn increase',
  months: 'Number of months',
  now: 'What it is now',
  overheads: 'Overheads of a year',
  revised: 'Revised',
  stock: 'From stock',
  sum: 'Sum of the months',
  target: 'Left as it is',
  tradeCreditors: 'From trade creditors',
  tradeDebtors: 'From trade debtors',
  turn: 'Stock turn',
  vatMultiplier: 'VAT multiplier',
};

const { sumOf, behind } = sumsWith((input) => NAMES[input] ?? input);

const MEANINGS: Readonly<Record<keyof typeof ITEM_TITLES, string>> = {
  stock: 'Cash that is not tied up in stock any more when it is sold oftener.',
  tradeDebtors: 'Cash that customers would have paid already. Below nothing, they would hold more of it.',
  tradeCreditors: 'Cash that you would keep until suppliers are paid. Below nothing, you would pay earlier.',
};

/** How a result of cash release comes about, in the words of the formulas (BEYOND-01). */
export function cashExplanation(
  release: CashRelease,
  result: 'total' | keyof typeof ITEM_TITLES,
  period: string,
): Explanation {
  const figure = result === 'total' ? release.total : release[result].released;
  const { section } = FORMULAS[figure.formulaId];
  return {
    title: result === 'total' ? texts.totalReleased : `From ${ITEM_TITLES[result].toLowerCase()}`,
    value: figureText(figure),
    period,
    meaning:
      result === 'total'
        ? 'What your bank account would gain, once. Below nothing, it would lose it.'
        : MEANINGS[result],
    ...sumOf(figure),
    notes: [],
    sides: behind(figure),
    groups: [],
    imports: [],
    facts: [{ text: 'Rule', value: `Formulas ${section}, version ${figure.formulaVersion}` }],
  };
}
