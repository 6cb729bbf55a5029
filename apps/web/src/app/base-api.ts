import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { viewerSignedOut, type SessionState } from '../session/session.slice';
import { clearStoredSession, hasStoredSession } from '../session/stored-session';
import { dropToken } from '../session/token-vault';
import type { ApiCall } from './api-call';
import type { ApiProblem } from './api-problem';
import { renewToken, tokenForCall } from './renewal';
import { type AnswerNotes, type Sent, send } from './send';

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

const isSignedIn = (state: unknown): boolean =>
  hasStoredSession() || (state as { session: SessionState }).session.status === 'signedIn';

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
  if (call.anonymous || !isSignedIn(api.getState())) return send(call, undefined, api.signal);
  const sent = await sendWithToken(call, api.signal);
  if ('error' in sent && (sent.error.status === 401 || sent.error.code === 'TRIAL_ENDED')) {
    dropToken();
    clearStoredSession();
    api.dispatch(viewerSignedOut());
  }
  return sent;
};

export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: () => ({}),
});
