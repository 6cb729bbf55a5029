import { accepted, refused, type Result } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { DeletionCommand } from './deletion.commands';
import type { DeletionEvent, DeletionOrder } from './deletion.events';
import type { ErasureCertificate } from './erasure-certificate';

export type DeletionRefusal = Rejection<
  /** Only accounts that owe a payment are deleted from the sign-in. */
  | 'TRIAL_NOT_ENDED'
  | 'ALREADY_DELETED'
  | 'NOT_UNDER_DELETION'
  /** The days of grace are over. */
  | 'TOO_LATE'
  | 'GRACE_NOT_OVER'
  | 'ACCESS_NOT_ENDED'
  | 'NOT_ERASED'
>;

export type DeletionState =
  | { readonly kind: 'kept' }
  | { readonly kind: 'grace'; readonly deleteAt: string }
  | { readonly kind: 'access-ended' }
  | { readonly kind: 'erased'; readonly certificate?: ErasureCertificate };

/** How long staff may think better of it. */
export const GRACE_DAYS = 7;
const DAY_MS = 86_400_000;

type Decision = Result<readonly DeletionEvent[], DeletionRefusal>;

/** Kept, in grace, access ended, erased: never backwards but from grace, and never past a state. */
export const deletionDecider: Decider<DeletionCommand, DeletionState, DeletionEvent, DeletionRefusal> = {
  initialState: { kind: 'kept' },
  decide(command, state) {
    switch (command.name) {
      case 'DeleteAtOnce':
        return deleteAtOnce(command, state);
      case 'StartDeletion':
        if (isOver(state)) return refused({ code: 'ALREADY_DELETED' });
        return accepted(state.kind === 'grace' ? [] : [requested('staff', deleteAt(command))]);
      case 'FollowTrial':
        return accepted(followed(command.trialEndsAt, state));
      case 'CancelDeletion':
        if (state.kind === 'kept') return refused({ code: 'NOT_UNDER_DELETION' });
        return isOver(state) || isDue(state.deleteAt, command.at)
          ? refused({ code: 'TOO_LATE' })
          : accepted([{ type: 'deletion.cancelled.v1', data: {} }]);
      case 'CompleteDeletion':
        return complete(command, state);
      case 'EndAccess':
        if (isOver(state)) return accepted([]);
        if (state.kind === 'kept') return refused({ code: 'NOT_UNDER_DELETION' });
        return isDue(state.deleteAt, command.at) ? accepted([ACCESS_ENDED]) : refused({ code: 'GRACE_NOT_OVER' });
      case 'AskRetry':
        return isOver(state)
          ? accepted([{ type: 'deletion.retry-asked.v1', data: {} }])
          : refused({ code: 'ACCESS_NOT_ENDED' });
      case 'RecordErasure':
        if (state.kind === 'erased') return accepted([]);
        return state.kind === 'access-ended'
          ? accepted([{ type: 'deletion.personal-data-erased.v1', data: {} }])
          : refused({ code: 'ACCESS_NOT_ENDED' });
      case 'RecordErasureOfRecord':
        if (state.kind === 'erased') return accepted([]);
        return state.kind === 'kept'
          ? accepted([{ type: 'deletion.personal-data-erased.v1', data: {} }])
          : refused({ code: 'ACCESS_NOT_ENDED' });
      case 'RecordCertificate':
        if (state.kind !== 'erased') return refused({ code: 'NOT_ERASED' });
        return accepted(
          state.certificate ? [] : [{ type: 'deletion.erasure-certified.v1', data: command.certificate }],
        );
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'deletion.requested.v1':
        return { kind: 'grace', deleteAt: event.data.deleteAt };
      case 'deletion.cancelled.v1':
        return { kind: 'kept' };
      case 'deletion.access-ended.v1':
        return { kind: 'access-ended' };
      case 'deletion.personal-data-erased.v1':
        return { kind: 'erased' };
      case 'deletion.erasure-certified.v1':
        return { kind: 'erased', certificate: event.data };
      case 'deletion.retry-asked.v1':
        return state;
    }
  },
};

const ACCESS_ENDED: DeletionEvent = { type: 'deletion.access-ended.v1', data: {} };

const requested = (by: DeletionOrder, at: Date): DeletionEvent => ({
  type: 'deletion.requested.v1',
  data: { by, deleteAt: at.toISOString() },
});

/** Asked for anew with the later instant, so that the timer of the earlier one finds that it is not time yet. */
const followed = (trialEndsAt: string, state: DeletionState): readonly DeletionEvent[] =>
  state.kind === 'grace' && Date.parse(trialEndsAt) > Date.parse(state.deleteAt)
    ? [requested('staff', new Date(trialEndsAt))]
    : [];

const isOver = (state: DeletionState): state is Extract<DeletionState, { kind: 'access-ended' | 'erased' }> =>
  state.kind === 'access-ended' || state.kind === 'erased';

/** Over from its last instant on, so that a cancellation before it counts. */
const isDue = (deleteAt: string, at: Date): boolean => at.getTime() >= Date.parse(deleteAt);

function deleteAtOnce(
  { unpaid, at }: Extract<DeletionCommand, { name: 'DeleteAtOnce' }>,
  state: DeletionState,
): Decision {
  if (isOver(state)) return accepted([]);
  return unpaid ? accepted([requested('holder', at), ACCESS_ENDED]) : refused({ code: 'TRIAL_NOT_ENDED' });
}

/** Stop wins over whoever completes what they saw before it. */
function complete(
  { seen, at }: Extract<DeletionCommand, { name: 'CompleteDeletion' }>,
  state: DeletionState,
): Decision {
  if (isOver(state)) return accepted([]);
  if (seen !== null && !(state.kind === 'grace' && state.deleteAt === seen))
    return refused({ code: 'NOT_UNDER_DELETION' });
  return accepted(state.kind === 'grace' ? [ACCESS_ENDED] : [requested('staff', at), ACCESS_ENDED]);
}

function deleteAt({ trialEndsAt, at }: Extract<DeletionCommand, { name: 'StartDeletion' }>): Date {
  const trialEnd = trialEndsAt === null ? undefined : new Date(trialEndsAt);
  return trialEnd && trialEnd > at ? trialEnd : new Date(at.getTime() + GRACE_DAYS * DAY_MS);
}
