import { useEffect } from 'react';
import * as paths from '../client/paths';
import { useAppDispatch } from '../client/app-dispatch';
import { IdleClock } from '../session/idle-clock';
import { listenToTabs, tellTabs } from '../session/session-broadcast';
import { endSession } from '../session/session-flow';
import { sessionApi } from '../session/session.api';
import { useExit } from '../session/use-exit';

const INPUT = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Input in any tab keeps the session, also at the API; half an hour without ends it and leads to /sessionOutPage. */
export const useIdleSignOut = (): void => {
  const dispatch = useAppDispatch();
  const exitTo = useExit();

  useEffect(() => {
    const clock = new IdleClock(Date.now());
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;

    const check = (): void => {
      clearTimeout(timer);
      const now = Date.now();
      if (over) return;
      if (!clock.expired(now)) {
        timer = setTimeout(check, clock.remaining(now));
        return;
      }
      over = true;
      exitTo(paths.sessionOut);
      void endSession(dispatch, true);
    };
    const noteInput = (): void => {
      const now = Date.now();
      if (clock.expired(now)) check();
      if (!clock.input(now)) return;
      tellTabs({ kind: 'active', at: now });
      if (clock.pingDue(now)) void dispatch(sessionApi.endpoints.sessionActivity.initiate(undefined, { track: false }));
    };

    check();
    const options = { capture: true, passive: true };
    INPUT.forEach((name) => addEventListener(name, noteInput, options));
    document.addEventListener('visibilitychange', check);
    const stopListening = listenToTabs((news) => {
      if (news.kind === 'active') clock.inputElsewhere(news.at);
    });
    return () => {
      clearTimeout(timer);
      stopListening();
      INPUT.forEach((name) => removeEventListener(name, noteInput, options));
      document.removeEventListener('visibilitychange', check);
    };
  }, [dispatch, exitTo]);
};
