import { type Figure, type FigureInput, FORMULAS } from '@keelson/calculators';
import type { CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import type { FigureUnit } from '@keelson/vocabulary';
import type { ExplainedStep, Explanation } from '../../ui/explain/explanation';
import { formatDecimal, formatExactPounds, formatShort } from '../../ui/format/numbers';
import { ITEM_TITLES } from './cash-words';

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

const UNIT_TEXTS: Readonly<Record<FigureUnit, (value: number) => string>> = {
  pounds: formatExactPounds,
  percent: (value) => `${formatShort(value)}%`,
  days: (value) => `${formatShort(value)} days`,
  months: (value) => `${formatShort(value)} months`,
  times: (value) => `${formatDecimal(value, 2)} times`,
  people: formatShort,
  ratio: (value) => formatDecimal(value, 2),
};

const unitOf = ({ from }: FigureInput): FigureUnit => {
  if (from.kind === 'figure') return FORMULAS[from.figure.formulaId].unit;
  return from.kind === 'given' ? from.unit : 'pounds';
};

const stepOf = (input: FigureInput): ExplainedStep => ({
  text: NAMES[input.name] ?? input.name,
  value: input.value === null ? 'not known' : UNIT_TEXTS[unitOf(input)](input.value.toNumber()),
});

const valueOf = ({ value, formulaId }: Figure): string =>
  value === null ? '-' : UNIT_TEXTS[FORMULAS[formulaId].unit](value.toNumber());

const sumOf = (figure: Figure) => ({
  steps: figure.inputs.map(stepOf),
  result: { text: FORMULAS[figure.formulaId].text, value: valueOf(figure) },
});

/** The figures behind one, down to what the books or the saved calculation say. */
const behind = (figure: Figure): NonNullable<Explanation['sides']> =>
  figure.inputs.flatMap(({ name, from }) => {
    if (from.kind !== 'figure' || from.figure.formulaId.startsWith('kept')) return [];
    return [{ title: NAMES[name] ?? name, ...sumOf(from.figure), groups: [] }, ...behind(from.figure)];
  });

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
    value: valueOf(figure),
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
