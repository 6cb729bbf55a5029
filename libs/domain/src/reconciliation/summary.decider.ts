import { accepted } from '@keelson/kernel';
import type { Decider } from '../decider';
import type { ExceptionsCounted, SummaryEvent } from './summary.events';

export interface CountExceptions {
  readonly name: 'CountExceptions';
  readonly counted: ExceptionsCounted['data'];
}

/** The day that was counted last. */
export type SummaryState = ExceptionsCounted['data'] | undefined;

/** Counts once on each day of London, however often it is asked to. */
export const summaryDecider: Decider<CountExceptions, SummaryState, SummaryEvent, never> = {
  initialState: undefined,
  decide({ counted }, last) {
    if (isCounted(last, counted.date)) return accepted([]);
    return accepted([{ type: 'reconciliation.exceptions-counted.v1', data: counted }]);
  },
  evolve: (_last, { data }) => data,
};

/** Whether a day is done, also when the clock was set back since. */
export const isCounted = (last: SummaryState, date: string): boolean => last !== undefined && last.date >= date;
