import { accepted, refused } from '@keelson/kernel';
import type { RequestOutcome } from '@keelson/vocabulary';
import type { Decider, Rejection } from '../decider';
import type { LogVerified, OperationsEvent, RequestedEvent } from './operations.events';

export type OperationsCommand =
  /** `lost`: a request whose job was found to be over without an outcome; it no longer stands in the way. */
  | { readonly name: 'Request'; readonly event: RequestedEvent; readonly lost?: string }
  | {
      readonly name: 'EndRequest';
      readonly requestId: string;
      readonly outcome: RequestOutcome;
      readonly reason: string | null;
    }
  | { readonly name: 'RecordVerification'; readonly found: LogVerified['data'] };

export type OperationsRefusal = Rejection<'ALREADY_UNDER_WAY'>;

export interface OperationsState {
  /** Asked for and not at its end. */
  readonly open: string | undefined;
  /** The verification that was recorded last. */
  readonly verified: string | undefined;
}

export const LOST_REASON = 'Its job ended without a word';

/** At most one request for one thing at a time, and one outcome for each. */
export const operationsDecider: Decider<OperationsCommand, OperationsState, OperationsEvent, OperationsRefusal> = {
  initialState: { open: undefined, verified: undefined },
  decide(command, { open, verified }) {
    switch (command.name) {
      case 'Request': {
        const { event, lost } = command;
        if (open === undefined) return accepted([event]);
        return open === lost
          ? accepted([ended(open, 'failed', LOST_REASON), event])
          : refused({ code: 'ALREADY_UNDER_WAY' });
      }
      case 'EndRequest': {
        const { requestId, outcome, reason } = command;
        return accepted(open === requestId ? [ended(requestId, outcome, reason)] : []);
      }
      case 'RecordVerification':
        return accepted(
          verified === command.found.requestId ? [] : [{ type: 'operations.log-verified.v1', data: command.found }],
        );
    }
  },
  evolve(state, event) {
    const { requestId } = event.data;
    switch (event.type) {
      case 'operations.rebuild-requested.v1':
      case 'operations.stream-retry-requested.v1':
      case 'operations.job-retry-requested.v1':
      case 'operations.verification-requested.v1':
        return { ...state, open: requestId };
      case 'operations.request-ended.v1':
        return { ...state, open: without(state, requestId) };
      case 'operations.log-verified.v1':
        return { open: without(state, requestId), verified: requestId };
    }
  },
};

const without = ({ open }: OperationsState, requestId: string): string | undefined =>
  open === requestId ? undefined : open;

const ended = (requestId: string, outcome: RequestOutcome, reason: string | null): OperationsEvent => ({
  type: 'operations.request-ended.v1',
  data: { requestId, outcome, reason },
});
