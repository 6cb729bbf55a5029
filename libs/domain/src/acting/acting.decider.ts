import { accepted, refused } from '@keelson/kernel';
import { type ActingEnd, LONGEST_ACTING_REASON } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { ActingEvent } from './acting.events';

export interface StartActing {
  readonly name: 'StartActing';
  readonly customerId: string;
  readonly reason: string;
  readonly at: Date;
}

export interface EndActing {
  readonly name: 'EndActing';
  readonly how: ActingEnd;
}

export type ActingState =
  | { readonly kind: 'none' }
  | { readonly kind: 'granted'; readonly customerId: string; readonly reason: string; readonly endsAt: string }
  | { readonly kind: 'ended' };

export type ActingRefusal = Rejection<'REASON_NEEDED' | 'REASON_TOO_LONG' | 'NOT_ACTING' | 'OTHER_CUSTOMER'>;

/** How long one grant counts at most (decision 4.88); nothing renews it. */
export const ACTING_MS = 60 * 60_000;

/** One grant by which a member of staff acts for a customer: begun with a reason that the customer may read, ended once. */
export const actingDecider: Decider<StartActing | EndActing, ActingState, ActingEvent, ActingRefusal> = {
  initialState: { kind: 'none' },
  decide(command, state) {
    if (command.name === 'EndActing') {
      if (state.kind === 'none') return refused({ code: 'NOT_ACTING' });
      return accepted(state.kind === 'ended' ? [] : [{ type: 'acting.ended.v1', data: { how: command.how } }]);
    }
    const reason = command.reason.trim();
    if (reason === '') return refused({ code: 'REASON_NEEDED' });
    if (reason.length > LONGEST_ACTING_REASON) return refused({ code: 'REASON_TOO_LONG' });
    const { customerId, at } = command;
    if (state.kind === 'ended') return accepted([]);
    if (state.kind === 'granted') {
      if (state.customerId !== customerId) return refused({ code: 'OTHER_CUSTOMER' });
      // Recorded an hour ago, and nobody came to act: it would be over before it began.
      if (at < new Date(state.endsAt)) return accepted([]);
    }
    const endsAt = new Date(at.getTime() + ACTING_MS).toISOString();
    return accepted([{ type: 'acting.started.v1', data: { customerId, reason, endsAt } }]);
  },
  evolve(_, event): ActingState {
    return event.type === 'acting.ended.v1' ? { kind: 'ended' } : { kind: 'granted', ...event.data };
  },
};
