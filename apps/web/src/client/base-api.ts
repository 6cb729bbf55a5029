import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiCall } from './api-call';
import type { ApiProblem } from './api-problem';
import { renewToken, tokenForCall } from './renewal';
import { type AnswerNotes, type Sent, send } from './send';
import { sessionEnded } from './session-ended';
import { clearStoredSession, hasStoredSession } from './stored-session';
import { dropToken, holdsToken } from './token-vault';

/** Declared once: what a command makes stale. */
export const TAGS = [
  'Session',
  'PasscodeSetting',
  'OnboardingProgress',
  'GenericAnswers',
  'Customers',
  'CustomerEvents',
  'Journeys',
  'Enquiries',
  'Content',
  'Operations',
  'OwnPartner',
  'PartnerCustomers',
  'Payments',
  'Goals',
  'Books',
  'Connections',
  'Financials',
] as const;

export type Tag = (typeof TAGS)[number];

const isSignedIn = (): boolean => hasStoredSession() || holdsToken();

const sendWithToken = async (call: ApiCall, signal: AbortSignal): Promise<Sent> => {
  const sent = await send(call, await tokenForCall(), signal);
  if (!('error' in sent) || sent.error.status !== 401) return sent;
  return (await renewToken()) === 'renewed' ? send(call, await tokenForCall(), signal) : sent;
};

/**
 * Adds the access token, renews it once when the API asks for it, and unwraps the envelope. Whose session or trial has
 * ended is led to the sign-in, which tells what is left to do.
 */
const baseQuery: BaseQueryFn<ApiCall, unknown, ApiProblem, object, AnswerNotes> = async (call, api) => {
  if (call.anonymous || !isSignedIn()) return send(call, undefined, api.signal);
  const sent = await sendWithToken(call, api.signal);
  if ('error' in sent && (sent.error.status === 401 || sent.error.code === 'TRIAL_ENDED')) {
    dropToken();
    clearStoredSession();
    api.dispatch(sessionEnded());
  }
  return sent;
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});

/** The part of the store that this folder keeps. */
export interface WithApi {
  readonly api: ReturnType<typeof baseApi.reducer>;
}
