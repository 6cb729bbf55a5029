import { derive, type Figure, figureInput, FORMULAS } from '@keelson/calculators';
import {
  type Plan,
  PLAN_GAINS,
  PLAN_TABLE_ROWS,
  type PlanGain,
  type PlanTableRow,
} from '@keelson/calculators/planning';
import { calculationMessages as texts, GAIN_NAMES } from '@keelson/contracts/planning';
import type { Explanation } from '../../ui/explain/explanation';
import { figureText, type InputName, sumsWith } from './figure-sums';
import { COLUMN_TITLES, type PlanColumnName, ROW_TITLES } from './planner-words';

const NAMES: Readonly<Record<string, string>> = {
  line1: 'EBITDA',
  line2: 'Profit before tax with the changes',
  addedBack: 'Depreciation and interest of a year',
  before: 'Profit before tax of this year, projected',
  change: 'Change',
  costChange: 'Change of cost of sales',
  costOfSales: 'Cost of sales',
  months: 'Number of months',
  now: 'Profit before tax with the changes',
  overheads: 'Overheads',
  payroll: 'Payroll',
  priceChange: 'Change of price',
  profit: 'Profit before tax with the changes',
  sales: 'Sales',
  salesChange: 'Change of sales',
  sum: 'Sum of the months',
};

/** The line of a share by its row; of a line with changes it is the same line without them. */
const LINES: Readonly<Partial<Record<PlanTableRow, string>>> = {
  costOfSalesPercent: 'Cost of sales',
  payrollPercent: 'Payroll',
  overheadsPercent: 'Overheads',
  profitBeforeTaxPercent: 'Profit before tax',
};
const GAIN_LINES: Readonly<Partial<Record<PlanGain, string>>> = {
  payrollReduction: 'Payroll',
  overheadReduction: 'Overheads',
};

const namesWith =
  (line: string | undefined): InputName =>
  (input, of) => {
    if (of === 'changeInPoints') return input === 'now' ? 'With the changes' : 'Projected without the changes';
    if (input !== 'line') return NAMES[input] ?? input;
    return of === 'plannedShare' || of === 'costGain' ? (line ?? 'The line') : 'Projected without the changes';
  };

/** A figure of the planner that can be explained, by its place in the plan. */
export type PlanPlace =
  | 'change'
  | 'changePercent'
  | 'ebitda'
  | 'addedBack'
  | `gain ${PlanGain}`
  | `${PlanColumnName} ${PlanTableRow}`
  | `${PlanColumnName} sales`
  | `points ${PlanShareRow}`;

/** A row of the planner's table that is a share of sales: what it changes by is told in points. */
export type PlanShareRow = Exclude<PlanTableRow, 'profitBeforeTax'>;

/** Of a plan that is shown as it was saved, what EBITDA adds is what it is more than the profit. */
function addedBackOf({ ebitda, impact }: Plan): Figure {
  const from = ebitda.inputs.find(({ name }) => name === 'addedBack')?.from;
  if (from?.kind === 'figure') return from.figure;
  const lines = { line1: figureInput(ebitda), line2: figureInput(impact.profitBeforeTax) };
  return derive('differenceOfLines', lines, (of) => of.line1.minus(of.line2));
}

/** By how many points a share changes. */
const pointsOf = ({ table }: Plan, row: PlanTableRow): Figure =>
  derive('changeInPoints', { now: figureInput(table.impact[row]), before: figureInput(table.thisYear[row]) }, (of) =>
    of.now.minus(of.before),
  );

const GAIN_MEANINGS: Readonly<Record<PlanGain, string>> = {
  salesGrowth: 'What more or fewer jobs bring at the price of now, after what each of them costs.',
  priceIncrease: 'What another price brings on the jobs that you plan. It costs nothing more to deliver.',
  costOfSalesReduction: 'What you keep of what each job costs you. Below nothing, jobs cost more.',
  payrollReduction: 'What you keep of wages and salaries. Below nothing, you pay more of them.',
  overheadReduction: 'What you keep of the running costs. Below nothing, they rise.',
};

const ROW_MEANINGS: Readonly<Record<PlanTableRow, string>> = {
  costOfSalesPercent: 'How much of every £100 of sales goes into the jobs themselves.',
  grossMarginPercent: 'How much of every £100 of sales is left once the jobs are paid for.',
  payrollPercent: 'How much of every £100 of sales goes into wages and salaries.',
  overheadsPercent: 'How much of every £100 of sales goes into running the place.',
  profitBeforeTaxPercent: 'How much of every £100 of sales you keep before tax.',
  profitBeforeTax: 'What is left of a year’s sales after all costs, before tax.',
};

interface Placed {
  readonly title: string;
  readonly meaning: string;
  readonly figure: Figure;
  readonly line?: string | undefined;
}

function placed(plan: Plan, place: PlanPlace): Placed {
  const { change, changePercent, ebitda } = plan;
  if (place === 'change')
    return { title: texts.plannerChange, figure: change, meaning: 'How much more, or less, the year would leave you.' };
  if (place === 'changePercent')
    return {
      title: 'Impact %',
      figure: changePercent,
      meaning: 'The change, measured against the profit of this year.',
    };
  if (place === 'ebitda')
    return {
      title: 'EBITDA',
      figure: ebitda,
      meaning: 'The profit before interest, tax, depreciation and amortisation: what the trade itself earns.',
    };
  if (place === 'addedBack')
    return {
      ...{ title: 'Depreciation and interest of a year', figure: addedBackOf(plan) },
      meaning: 'What EBITDA adds back: it leaves the trade no poorer by itself.',
    };
  const gain = PLAN_GAINS.find((each) => place === `gain ${each}`);
  if (gain)
    return { title: GAIN_NAMES[gain], figure: plan.gains[gain], meaning: GAIN_MEANINGS[gain], line: GAIN_LINES[gain] };
  const share = PLAN_TABLE_ROWS.find((each) => place === `points ${each}`);
  if (share)
    return {
      ...{ title: `${ROW_TITLES[share]}, change`, figure: pointsOf(plan, share) },
      meaning: 'By how many points of a hundred the share of sales changes.',
      line: LINES[share],
    };
  for (const column of ['lastYear', 'thisYear', 'impact'] as const) {
    if (place === `${column} sales`)
      return {
        ...{ title: `Sales, ${COLUMN_TITLES[column].toLowerCase()}`, figure: plan[column].sales },
        meaning: 'What a year’s sales come to.',
        line: 'Sales',
      };
    const row = PLAN_TABLE_ROWS.find((each) => place === `${column} ${each}`);
    if (row === undefined) continue;
    const title = `${ROW_TITLES[row]}, ${COLUMN_TITLES[column].toLowerCase()}`;
    return { title, figure: plan.table[column][row], meaning: ROW_MEANINGS[row], line: LINES[row] };
  }
  throw new Error(`no figure stands at ${place}`);
}

export const planFigure = (plan: Plan, place: PlanPlace): Figure => placed(plan, place).figure;

/** How a figure of the planner comes about, in the words of the formulas (BEYOND-01). */
export function planExplanation(plan: Plan, place: PlanPlace, period: string): Explanation {
  const { title, figure, meaning, line } = placed(plan, place);
  const { sumOf, behind } = sumsWith(namesWith(line));
  const { section } = FORMULAS[figure.formulaId];
  return {
    ...{ title, value: figureText(figure), period, meaning, ...sumOf(figure) },
    ...{ notes: [], sides: behind(figure), groups: [], imports: [] },
    facts: [{ text: 'Rule', value: `Formulas ${section}, version ${figure.formulaVersion}` }],
  };
}
