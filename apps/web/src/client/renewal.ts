import { sessionPaths } from '@keelson/contracts/session';
import { dropToken, freshToken, holdToken } from './token-vault';
import type { ApiProblem } from './api-problem';
import { send } from './send';
import { onceSessionIsSettled } from './session-turns';

export type Renewal = 'renewed' | 'ended' | 'unreachable';

let underWay: Promise<Renewal> | undefined;
let latestProblem: ApiProblem | undefined;

/** Why the last renewal did not reach the API. */
export const renewalProblem = (): ApiProblem | undefined => latestProblem;

const hasToken = (data: unknown): data is { jwt: string } =>
  typeof data === 'object' && data !== null && 'jwt' in data && typeof data.jwt === 'string';

const ask = async (): Promise<Renewal> => {
  const sent = await onceSessionIsSettled(() => send({ route: sessionPaths.token }, undefined));
  if ('data' in sent && hasToken(sent.data)) {
    holdToken(sent.data.jwt);
    return 'renewed';
  }
  latestProblem = 'error' in sent ? sent.error : undefined;
  if (latestProblem !== undefined && latestProblem.status !== 401) return 'unreachable';
  dropToken();
  return 'ended';
};

/** A new access token for the session of the cookie. Callers at the same time share one request. */
export const renewToken = (): Promise<Renewal> => {
  underWay ??= ask().finally(() => {
    underWay = undefined;
  });
  return underWay;
};

/** A token that is still good, renewing it first where needed; `undefined` when there is no session. */
export const tokenForCall = async (): Promise<string | undefined> => {
  const held = freshToken();
  if (held !== undefined) return held;
  return (await renewToken()) === 'renewed' ? freshToken() : undefined;
};
