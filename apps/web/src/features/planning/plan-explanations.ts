import { type Figure, FORMULAS } from '@keelson/calculators';
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
    if (input !== 'line') return NAMES[input] ?? input;
    return of === 'plannedShare' || of === 'costGain' ? (line ?? 'The line') : 'Projected without the changes';
  };

/** A figure of the planner that can be explained, by its place in the plan. */
export type PlanPlace =
  'change' | 'changePercent' | 'ebitda' | `gain ${PlanGain}` | `${PlanColumnName} ${PlanTableRow}`;

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
  const gain = PLAN_GAINS.find((each) => place === `gain ${each}`);
  if (gain)
    return { title: GAIN_NAMES[gain], figure: plan.gains[gain], meaning: GAIN_MEANINGS[gain], line: GAIN_LINES[gain] };
  for (const column of ['lastYear', 'thisYear', 'impact'] as const) {
    const row = PLAN_TABLE_ROWS.find((each) => place === `${column} ${each}`);
    if (row === undefined) continue;
    const title = `${ROW_TITLES[row]}, ${COLUMN_TITLES[column].toLowerCase()}`;
    return { title, figure: plan.table[column][row], meaning: ROW_MEANINGS[row], line: LINES[row] };
  }
  throw new Error(`no figure stands at ${place}`);
}

export const planPlaceTitle = (plan: Plan, place: PlanPlace): string => placed(plan, place).title;

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
