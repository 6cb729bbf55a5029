import { accepted, canonicalJson, pence, refused } from '@keelson/kernel';
import { PLAN_YEARS, planLines } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { PlanInputs, PlanningEvent, YearInputs } from './inputs.events';

export interface SaveInputs {
  readonly name: 'SaveInputs';
  readonly inputs: PlanInputs;
  /** The account's books have figures of these years: plans start from them, and nothing is typed beside them. */
  readonly fromBooks: boolean;
}

export type PlanningRefusal = Rejection<
  'FIGURES_FROM_BOOKS' | 'MONTHS_TOO_FEW' | 'MONTHS_TOO_MANY' | 'MONTHS_NOT_WHOLE'
>;

export interface PlanningState {
  /** `null` before they are saved for the first time. */
  readonly inputs: PlanInputs | null;
}

export const MOST_MONTHS = 12;

/** The figures that what-if plans start from, where no books tell them. What was typed is kept as it is, or refused. */
export const planningDecider: Decider<SaveInputs, PlanningState, PlanningEvent, PlanningRefusal> = {
  initialState: { inputs: null },
  decide({ inputs, fromBooks }, state) {
    if (fromBooks) return refused({ code: 'FIGURES_FROM_BOOKS' });
    const months = PLAN_YEARS.map((year) => inputs[year].months);
    if (months.some((count) => count < 0)) return refused({ code: 'MONTHS_TOO_FEW' });
    if (months.some((count) => count > MOST_MONTHS)) return refused({ code: 'MONTHS_TOO_MANY' });
    if (!months.every(Number.isInteger)) return refused({ code: 'MONTHS_NOT_WHOLE' });
    const data = { thisYear: exactly(inputs.thisYear), lastYear: exactly(inputs.lastYear) };
    if (canonicalJson(state.inputs) === canonicalJson(data)) return accepted([]);
    return accepted([{ type: 'planning.inputs-saved.v1', data }]);
  },
  evolve: (_, { data: { thisYear, lastYear } }) => ({ inputs: { thisYear, lastYear } }),
};

/** @throws RangeError for an amount that is not in whole pence: contracts let none through. */
const exactly = (year: YearInputs): YearInputs =>
  planLines().reduce<YearInputs>((kept, line) => ({ ...kept, [line]: pence(year[line]) }), year);
