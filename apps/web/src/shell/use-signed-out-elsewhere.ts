import { useEffect } from 'react';
import * as paths from '../client/paths';
import { useAppDispatch } from '../client/app-dispatch';
import { listenToTabs } from '../session/session-broadcast';
import { forgetSession } from '../session/session-flow';
import { useExit } from '../session/use-exit';

/** Another tab signed out, or acts for somebody: this one leaves as that one did, or begins anew. */
export const useSignedOutElsewhere = (): void => {
  const dispatch = useAppDispatch();
  const exitTo = useExit();
  useEffect(
    () =>
      listenToTabs((news) => {
        // What this tab shows is another's by now: nothing of it may stay.
        if (news.kind === 'holder-changed') location.replace(paths.signedInHome);
        if (news.kind !== 'signed-out') return;
        exitTo(news.idle ? paths.sessionOut : paths.home);
        forgetSession(dispatch);
      }),
    [dispatch, exitTo],
  );
};
