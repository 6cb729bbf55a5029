import { accepted, canonicalJson, londonDate, refused } from '@keelson/kernel';
import type { CalculationSaver, PlanningTool } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { BaseOrigin, Calculation, CalculationSaved } from './calculations.events';
import { cashToSave } from './saved-cash-release';
import { detailToSave } from './saved-detail';
import { planToSave } from './saved-plan';

type Unsolved<One extends Calculation> = One extends Calculation ? Omit<One, 'results'> : never;

/** What is to be saved: what it comes to is computed here. */
export type Computable = Unsolved<Calculation>;

export interface SaveCalculation {
  readonly name: 'SaveCalculation';
  readonly calculation: Computable;
  readonly origin: BaseOrigin;
  readonly savedBy: CalculationSaver;
  readonly title: string;
  /** ISO instant of the command's clock. */
  readonly at: string;
  /** How often one kind of person may save with one tool on one day of London. */
  readonly mostADay: number;
}

export type CalculationRefusal = Rejection<
  | 'INPUTS_OUT_OF_BOUNDS'
  /** Nothing is changed: there is nothing to save. */
  | 'NOTHING_CHANGED'
  /** The inputs are those that were saved last. */
  | 'UNCHANGED'
  /** A line that is moved is not known. */
  | 'FIGURES_UNKNOWN'
  | 'LIMIT_REACHED'
>;

/** What was saved last of one tool by one kind of person, and how often on that day. */
interface LatestSaves {
  readonly inputs: Calculation['inputs'];
  readonly savedAt: string;
  readonly onThatDay: number;
}

export type CalculationsState = Readonly<Record<string, LatestSaves>>;

const listOf = (tool: PlanningTool, savedBy: CalculationSaver): string => `${tool} ${savedBy}`;

const dayOf = (instant: string): string => londonDate(new Date(instant));

/** The instant, or the next one after the last: a list names its calculations by it. */
const afterLast = (at: string, last: LatestSaves | undefined): string =>
  last === undefined || at > last.savedAt ? at : new Date(Date.parse(last.savedAt) + 1).toISOString();

const toSave = (calculation: Computable) => {
  switch (calculation.tool) {
    case 'cashRelease':
      return cashToSave(calculation);
    case 'planner':
      return planToSave(calculation);
    case 'detailedProfitAndLoss':
      return detailToSave(calculation);
  }
};

/** Finance §5 asks for other values than those that were saved last of cash release alone. */
const WANTS_OTHER_INPUTS: readonly PlanningTool[] = ['cashRelease'];

/** Saved calculations of one customer, of every tool. The limit of a day is decided on what the stream has. */
export const calculationsDecider: Decider<SaveCalculation, CalculationsState, CalculationSaved, CalculationRefusal> = {
  initialState: {},
  decide({ calculation, origin, savedBy, title, at, mostADay }, state) {
    const { tool, inputs } = calculation;
    const solved = toSave(calculation);
    if (!solved.ok) return solved;
    const last = state[listOf(tool, savedBy)];
    const isUnchanged = last !== undefined && canonicalJson(last.inputs) === canonicalJson(inputs);
    if (isUnchanged && WANTS_OTHER_INPUTS.includes(tool)) return refused({ code: 'UNCHANGED' });
    const savedAt = afterLast(at, last);
    const savedToday = last !== undefined && dayOf(last.savedAt) === dayOf(savedAt) ? last.onThatDay : 0;
    if (savedToday >= mostADay) return refused({ code: 'LIMIT_REACHED' });
    const { formulaVersion } = solved.value;
    const data = { ...solved.value.calculation, ...origin, savedAt, savedBy, name: title, formulaVersion };
    return accepted([{ type: 'planning.calculation-saved.v1', data }]);
  },
  evolve(state, { data: { tool, savedBy, savedAt, inputs } }) {
    const list = listOf(tool, savedBy);
    const last = state[list];
    const before = last !== undefined && dayOf(last.savedAt) === dayOf(savedAt) ? last.onThatDay : 0;
    return { ...state, [list]: { inputs, savedAt, onThatDay: before + 1 } };
  },
};
