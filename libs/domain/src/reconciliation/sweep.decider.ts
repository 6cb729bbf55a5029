import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { SweepEvent, SweepFinished } from './sweep.events';

export type SweepCommand =
  | { readonly name: 'RequestSweep'; readonly requestId: string; readonly at: Date }
  | { readonly name: 'FinishSweep'; readonly finished: SweepFinished['data'] };

export interface SweepState {
  /** Asked for by a person, and not done yet. */
  readonly requestedAt: string | undefined;
  /** Up to where the provider's books were read. */
  readonly until: string | undefined;
}

export type SweepRefusal = Rejection<'SWEEP_UNDER_WAY'>;

/** One that takes longer was lost, and stands in nobody's way. */
export const SWEEP_LOST_AFTER_MS = 3_600_000;

export const sweepDecider: Decider<SweepCommand, SweepState, SweepEvent, SweepRefusal> = {
  initialState: { requestedAt: undefined, until: undefined },
  decide(command, { requestedAt }) {
    switch (command.name) {
      case 'RequestSweep': {
        const { requestId, at } = command;
        const underWay = requestedAt !== undefined && at.getTime() - Date.parse(requestedAt) < SWEEP_LOST_AFTER_MS;
        if (underWay) return refused({ code: 'SWEEP_UNDER_WAY' });
        const data = { requestId, requestedAt: at.toISOString() };
        return accepted([{ type: 'reconciliation.sweep-requested.v1', data }]);
      }
      case 'FinishSweep':
        return accepted([{ type: 'reconciliation.sweep-finished.v1', data: command.finished }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'reconciliation.sweep-requested.v1':
        return { ...state, requestedAt: event.data.requestedAt };
      case 'reconciliation.sweep-finished.v1': {
        const until = latest(state.until, event.data.until);
        // Whoever asked while another sweep was running waits for one that reads up to the moment they asked.
        const isDone = state.requestedAt !== undefined && event.data.until >= state.requestedAt;
        return { until, requestedAt: isDone ? undefined : state.requestedAt };
      }
    }
  },
};

const latest = (one: string | undefined, other: string): string => (one !== undefined && one > other ? one : other);
