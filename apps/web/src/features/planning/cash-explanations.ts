import { type Figure, FORMULAS } from '@keelson/calculators';
import {
  CASH_ITEMS,
  type CashItem,
  type CashItemResult,
  type CashRelease,
  keptAmount,
} from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { Explanation } from '../../ui/explain/explanation';
import type { CashReleaseRead } from './calculations.api';
import { inPence } from './cash-figures';
import { ITEM_TITLES } from './cash-words';
import { figureText, sumsWith } from './figure-sums';
import { cashSales } from './planning-grounds';

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

const { sumOf, behind } = sumsWith((input, of) =>
  of === 'keptAmount' ? 'As it was, in the books or saved' : (NAMES[input] ?? input),
);

const MEANINGS: Readonly<Record<keyof typeof ITEM_TITLES, string>> = {
  stock: 'Cash that is not tied up in stock any more when it is sold oftener.',
  tradeDebtors: 'Cash that customers would have paid already. Below nothing, they would hold more of it.',
  tradeCreditors: 'Cash that you would keep until suppliers are paid. Below nothing, you would pay earlier.',
};

/** What an item is now and would be, beside what it releases. */
type CashMeasure = Exclude<keyof CashItemResult, 'released'>;

/** A figure of cash release that can be explained, by its place: an item alone is what it releases. */
export type CashPlace = 'total' | 'purchases' | 'sales' | CashItem | `${CashItem} ${CashMeasure}`;

const MEASURES: Readonly<Record<CashMeasure, readonly [title: string, meaning: string]>> = {
  now: ['now', 'What stands on the balance sheet.'],
  revised: ['revised', 'What would stand on the balance sheet with the change.'],
  measureNow: ['measure now', 'How fast it turns, or how many days it stands for, as things are.'],
  measureAfter: ['measure after', 'How fast it would turn, or how many days it would stand for, with the change.'],
};
const MEASURE_NAMES = Object.keys(MEASURES) as readonly CashMeasure[];

interface Told {
  readonly title: string;
  readonly meaning: string;
  readonly figure: Figure;
}

function told(read: CashReleaseRead, release: CashRelease, place: CashPlace): Told {
  if (place === 'total')
    return {
      ...{ title: texts.totalReleased, figure: release.total },
      meaning: 'What your bank account would gain, once. Below nothing, it would lose it.',
    };
  if (place === 'purchases')
    return {
      ...{ title: 'Cost of sales and overheads of a year', figure: release.purchases },
      meaning: 'What the days of trade creditors are counted on here.',
    };
  if (place === 'sales')
    return {
      ...{ title: 'Sales of the months', figure: cashSales(release) ?? keptAmount(inPence(read.sales)) },
      meaning: 'The sales that a year’s sales are projected from.',
    };
  for (const item of CASH_ITEMS) {
    if (place === item)
      return {
        ...{ title: `From ${ITEM_TITLES[item].toLowerCase()}`, figure: release[item].released },
        meaning: MEANINGS[item],
      };
    const measure = MEASURE_NAMES.find((each) => place === `${item} ${each}`);
    if (measure === undefined) continue;
    const [title, meaning] = MEASURES[measure];
    return { title: `${ITEM_TITLES[item]}, ${title}`, meaning, figure: release[item][measure] };
  }
  throw new Error(`no figure stands at ${place}`);
}

export const cashFigure = (read: CashReleaseRead, release: CashRelease, place: CashPlace): Figure =>
  told(read, release, place).figure;

/** How a figure of cash release comes about, in the words of the formulas (BEYOND-01). */
export function cashExplanation(
  read: CashReleaseRead,
  release: CashRelease,
  place: CashPlace,
  period: string,
): Explanation {
  const { title, meaning, figure } = told(read, release, place);
  const { section } = FORMULAS[figure.formulaId];
  return {
    ...{ title, value: figureText(figure), period, meaning },
    ...sumOf(figure),
    ...{ notes: [], sides: behind(figure), groups: [], imports: [] },
    facts: [{ text: 'Rule', value: `Formulas ${section}, version ${figure.formulaVersion}` }],
  };
}
