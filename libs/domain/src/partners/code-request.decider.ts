import { accepted, refused } from '@keelson/kernel';
import type { Decider, Rejection } from '../decider';
import type { AccessCodeRequested, CodeRequest } from './code-request.events';

export interface RequestCode {
  readonly name: 'RequestCode';
  readonly request: CodeRequest;
  /** Reserved for this request before the command is sent. */
  readonly accessCode: string;
}

export type CodeRequestRefusal = Rejection<'ALREADY_REQUESTED'>;

export interface CodeRequestState {
  readonly requested: AccessCodeRequested['data'] | undefined;
}

/** One request, one code. That an address asks once only is kept by a reserved value. */
export const codeRequestDecider: Decider<RequestCode, CodeRequestState, AccessCodeRequested, CodeRequestRefusal> = {
  initialState: { requested: undefined },
  decide: ({ request, accessCode }, { requested }) =>
    requested
      ? refused({ code: 'ALREADY_REQUESTED' })
      : accepted([{ type: 'partners.access-code-requested.v1', data: { ...request, accessCode } }]),
  evolve: (_state, event) => ({ requested: event.data }),
};
