import { sessionMessages } from '@keelson/contracts/session';
import * as paths from '../client/paths';
import { isApiProblem, technicalText } from '../client/api-problem';
import type { AppDispatch } from '../client/app-dispatch';
import { baseApi } from '../client/base-api';
import { savePending } from '../client/pending-saves';
import { forgetPositions } from '../client/read-your-writes';
import { renewalProblem, renewToken } from '../client/renewal';
import { tellTabs } from './session-broadcast';
import { type Me, sessionApi } from './session.api';
import { viewerSignedIn, viewerSignedOut } from './session.slice';
import { storedSessionOf, viewerOf } from './session-values';
import { clearStoredSession, hasStoredSession, restoreOwnId, storeSession } from '../client/stored-session';
import { refuseCalls } from '../client/refused-calls';
import { dropToken, freshToken, holdToken } from '../client/token-vault';
import { failureShown } from '../ui/notices/notices.slice';
import { isTrialOver } from './trial-over';
import type { Viewer } from './viewer';

/** Stands for the account while a session begins: there is one, and nothing of it is kept yet. */
const PENDING = 'pending';

/** What is read of a session that ends meanwhile is forgotten with everything else before it can be looked at. */
const readMe = async (dispatch: AppDispatch): Promise<Me> => {
  const asked = sessionApi.endpoints.sessionMe.initiate(undefined, { forceRefetch: true, subscribe: false });
  const me = (await dispatch(asked).unwrap()) as Me | undefined;
  if (me === undefined) throw new Error('the session ended while its account was read');
  return me;
};

const enter = (dispatch: AppDispatch, me: Me): Viewer => {
  storeSession(storedSessionOf(me));
  refuseCalls(me.acting?.refused ?? []);
  const viewer = viewerOf(me);
  dispatch(viewerSignedIn(viewer));
  return viewer;
};

/** Reads again who is signed in. Without an answer what is known stays, and `false` says so. */
export const refreshViewer = (dispatch: AppDispatch): Promise<boolean> =>
  readMe(dispatch).then(
    (me) => {
      enter(dispatch, me);
      return true;
    },
    () => false,
  );

/** Takes the first token of a session and reads whose it is. */
export const beginSession = async (dispatch: AppDispatch, jwt: string): Promise<Viewer> => {
  holdToken(jwt);
  localStorage.setItem('id', PENDING);
  return enter(dispatch, await readMe(dispatch));
};

/** Takes the token of a session that may do no more than pay, delete the account or leave: nobody enters by it. */
export const beginLimitedSession = (jwt: string): void => {
  holdToken(jwt);
  localStorage.setItem('id', PENDING);
};

/** Forgets everything about the session in this tab; the other tabs are told. */
const forget = (dispatch: AppDispatch): void => {
  forgetValues(dispatch);
  dispatch(baseApi.util.resetApiState());
};

const forgetValues = (dispatch: AppDispatch): void => {
  dropToken();
  refuseCalls([]);
  forgetPositions();
  clearStoredSession();
  dispatch(viewerSignedOut());
};

export const forgetSession = forget;

let ending: Promise<void> | undefined;

/** Ends the session at the API and here. What fails at the API still ends here: the token and the values are gone. */
export const endSession = (dispatch: AppDispatch, idle = false): Promise<void> => {
  ending ??= (async () => {
    const somebody = hasStoredSession();
    await savePending();
    await dispatch(sessionApi.endpoints.sessionSignOut.initiate(undefined, { track: false }));
    // A visitor's page shows nothing of anybody: to read that anew would only make it jump.
    if (somebody) forget(dispatch);
    else forgetValues(dispatch);
    tellTabs({ kind: 'signed-out', idle });
  })().finally(() => {
    ending = undefined;
  });
  return ending;
};

/** People who pay after the end of a trial come back before the payment counts: the page asks for its outcome. */
const returnsFromPayment = (): boolean =>
  location.pathname === paths.thankYou && new URLSearchParams(location.search).has('checkout');

/** A session that has ended is no failure to tell. */
const isUnreachable = (error: unknown): boolean => isApiProblem(error) && error.status !== 401;

/** The session stays: the next visit finds it again. */
const tellUnreachable = (dispatch: AppDispatch, text: string, error: unknown): void => {
  dispatch(failureShown({ text, technical: technicalText(error) }));
  dispatch(viewerSignedOut());
};

/** After a reload: the cookie may still hold a session. A visitor without stored values causes no call. */
export const restoreSession = async (dispatch: AppDispatch): Promise<void> => {
  if (!hasStoredSession()) {
    dispatch(viewerSignedOut());
    return;
  }
  restoreOwnId();
  const renewal = freshToken() === undefined ? await renewToken() : 'renewed';
  try {
    if (renewal === 'ended') forget(dispatch);
    else if (renewal === 'unreachable') tellUnreachable(dispatch, sessionMessages.tokenFailed, renewalProblem());
    else {
      const me = await readMe(dispatch);
      if (isTrialOver(me) && returnsFromPayment()) dispatch(viewerSignedOut());
      else if (isTrialOver(me)) forget(dispatch);
      else enter(dispatch, me);
    }
  } catch (error) {
    if (isUnreachable(error)) tellUnreachable(dispatch, sessionMessages.accountFailed, error);
    else dispatch(viewerSignedOut());
  }
};
