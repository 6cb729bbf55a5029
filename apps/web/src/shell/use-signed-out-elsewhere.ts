import { useEffect } from 'react';
import * as paths from '../client/paths';
import { useAppDispatch } from '../client/app-dispatch';
import { listenToTabs } from '../session/session-broadcast';
import { forgetSession } from '../session/session-flow';
import { useExit } from '../session/use-exit';

/** Another tab signed out: this one leaves as that one did. */
export const useSignedOutElsewhere = (): void => {
  const dispatch = useAppDispatch();
  const exitTo = useExit();
  useEffect(
    () =>
      listenToTabs((news) => {
        if (news.kind !== 'signed-out') return;
        exitTo(news.idle ? paths.sessionOut : paths.home);
        forgetSession(dispatch);
      }),
    [dispatch, exitTo],
  );
};
