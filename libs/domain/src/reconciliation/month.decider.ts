import { accepted, refused } from '@keelson/kernel';
import type { ReconciliationMonthStanding } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import { MATCHING_VERSION } from './matching';
import { allHold, isOver } from './month-checks';
import type { MonthClosed } from './month.events';

/** A month as it stands now. */
export interface StandingMonth extends ReconciliationMonthStanding {
  /** Short text of all of it, which changes with any of it. */
  readonly seen: string;
  readonly readTo: number;
  /** Whether everything recorded before the command is in it. */
  readonly current: boolean;
}

export interface CloseMonth {
  readonly name: 'CloseMonth';
  readonly month: string;
  readonly at: Date;
  /** What the person saw of the month. */
  readonly seen: string;
  readonly stands: StandingMonth;
}

export interface MonthState {
  readonly closed: boolean;
}

export type MonthRefusal = Rejection<
  'MONTH_CLOSED' | 'MONTH_NOT_OVER' | 'MONTH_BEHIND' | 'MONTH_CHANGED' | 'MONTH_NOT_READY'
>;

/** A month is closed once, as the person saw it, and never opened again. */
export const monthDecider: Decider<CloseMonth, MonthState, MonthClosed, MonthRefusal> = {
  initialState: { closed: false },
  decide({ month, at, seen, stands }, { closed }) {
    if (closed) return refused({ code: 'MONTH_CLOSED' });
    if (!isOver(month, at)) return refused({ code: 'MONTH_NOT_OVER' });
    if (!stands.current) return refused({ code: 'MONTH_BEHIND' });
    if (stands.seen !== seen) return refused({ code: 'MONTH_CHANGED' });
    const { figures, payouts, checks, readTo } = stands;
    if (!allHold(checks)) return refused({ code: 'MONTH_NOT_READY' });
    const data = { month, readTo, figures, payouts, checks, version: MATCHING_VERSION };
    return accepted([{ type: 'reconciliation.month-closed.v1', data }]);
  },
  evolve: () => ({ closed: true }),
};
