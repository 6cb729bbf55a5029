import type { LiveTopic } from '@keelson/contracts/live';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './api-call';
import type { ApiProblem } from './api-problem';
import { renewalProblem, renewToken, tokenForCall } from './renewal';
import { type AnswerNotes, type Sent, send } from './send';
import { accessDenied, isDenial } from './access-denied';
import { refusalOf } from './refused-calls';
import { sessionEnded } from './session-ended';
import { whileSessionChanges } from './session-turns';
import { clearStoredSession, hasStoredSession } from './stored-session';
import { dropToken, holdsToken } from './token-vault';

const isSignedIn = (): boolean => hasStoredSession() || holdsToken();

const ask = async (call: ApiCall, signal: AbortSignal): Promise<Sent> => {
  // Before the turn begins: a token that is due is asked for in a turn of its own.
  const token = await tokenForCall();
  const sending = () => send(call, token, signal);
  return call.changesSession === true ? whileSessionChanges(sending) : sending();
};

const sendWithToken = async (call: ApiCall, signal: AbortSignal): Promise<Sent> => {
  const sent = await ask(call, signal);
  if (!('error' in sent) || sent.error.status !== 401) return sent;
  const renewal = await renewToken();
  if (renewal === 'renewed') return ask(call, signal);
  // Without an answer nobody knows that the session has ended: the call failed, and can be tried again.
  const unanswered = renewal === 'unreachable' ? renewalProblem() : undefined;
  return unanswered === undefined ? sent : { error: unanswered };
};

/**
 * Adds the access token, renews it once when the API asks for it, and unwraps the envelope. Whose session has ended is led
 * to the sign-in; who owes a payment, or has not confirmed the address, to where that is done.
 */
const baseQuery: BaseQueryFn<ApiCall, unknown, ApiProblem, object, AnswerNotes> = async (call, api) => {
  const refusal = refusalOf(call);
  if (refusal) return { error: refusal };
  if (call.anonymous || !isSignedIn()) return send(call, undefined, api.signal);
  const sent = await sendWithToken(call, api.signal);
  if ('error' in sent && sent.error.status === 401) {
    dropToken();
    clearStoredSession();
    api.dispatch(sessionEnded());
  }
  if ('error' in sent && isDenial(sent.error.code)) api.dispatch(accessDenied(sent.error.code));
  return sent;
};

const LIVE_TAGS: readonly LiveTopic[] = [];

/**
 * Endpoints are injected by the features, which declare their tags by `enhanceEndpoints`. A live topic is a tag: a query
 * that provides it is read again when the server says that the topic changed.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: LIVE_TAGS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** The part of the store that this folder keeps. */
export interface WithApi {
  readonly api: ReturnType<typeof baseApi.reducer>;
}
