import { CASH_RELEASE_VERSION, type CashLevers, changesCash, fitsCashLever } from '@keelson/calculators/planning';
import { accepted, canonicalJson, londonDate, refused } from '@keelson/kernel';
import { CASH_LEVERS, type CalculationSaver, type PlanningTool } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { BaseOrigin, Calculation, CalculationSaved, CashCalculation } from './calculations.events';
import { cashReleaseAsOf, cashResults } from './saved-cash-release';

/** What is to be saved: what it comes to is computed here. */
type Computable = Omit<CashCalculation, 'results'>;

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

const fits = (inputs: CashLevers): boolean => CASH_LEVERS.every((lever) => fitsCashLever(lever, inputs[lever]));

/** Saved calculations of one customer, of every tool. The limit of a day is decided on what the stream has. */
export const calculationsDecider: Decider<SaveCalculation, CalculationsState, CalculationSaved, CalculationRefusal> = {
  initialState: {},
  decide({ calculation, origin, savedBy, title, at, mostADay }, state) {
    const { tool, inputs, base } = calculation;
    if (!fits(inputs)) return refused({ code: 'INPUTS_OUT_OF_BOUNDS' });
    if (!changesCash(inputs)) return refused({ code: 'NOTHING_CHANGED' });
    const last = state[listOf(tool, savedBy)];
    if (last !== undefined && canonicalJson(last.inputs) === canonicalJson(inputs))
      return refused({ code: 'UNCHANGED' });
    const computed = cashReleaseAsOf(CASH_RELEASE_VERSION, base, inputs);
    if (computed?.total.value == null) return refused({ code: 'FIGURES_UNKNOWN' });
    const savedAt = afterLast(at, last);
    const savedToday = last !== undefined && dayOf(last.savedAt) === dayOf(savedAt) ? last.onThatDay : 0;
    if (savedToday >= mostADay) return refused({ code: 'LIMIT_REACHED' });
    const data = {
      ...{ tool, inputs, base, results: cashResults(computed), ...origin },
      ...{ savedAt, savedBy, name: title, formulaVersion: CASH_RELEASE_VERSION },
    };
    return accepted([{ type: 'planning.calculation-saved.v1', data }]);
  },
  evolve(state, { data: { tool, savedBy, savedAt, inputs } }) {
    const list = listOf(tool, savedBy);
    const last = state[list];
    const before = last !== undefined && dayOf(last.savedAt) === dayOf(savedAt) ? last.onThatDay : 0;
    return { ...state, [list]: { inputs, savedAt, onThatDay: before + 1 } };
  },
};
