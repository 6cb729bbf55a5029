import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch } from '../client/app-dispatch';
import { useSession } from '../session/use-viewer';
import { exitReached } from '../session/session.slice';
import { useIdleSignOut } from './use-idle-sign-out';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere';

/** While signed in: idle time, and news from the other tabs. After that: until the page that the end leads to shows. */
export function SessionWatch() {
  const signedIn = useSession(({ status }) => status === 'signedIn');
  useExitReached();
  return signedIn ? <Watch /> : null;
}

function Watch() {
  useIdleSignOut();
  useSignedOutElsewhere();
  return null;
}

function useExitReached(): void {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const reached = useSession(({ exit }) => exit === pathname);
  useEffect(() => {
    if (reached) dispatch(exitReached());
  }, [dispatch, reached]);
}
