import { useAppSelector } from '../app/hooks';
import { useIdleSignOut } from './use-idle-sign-out';
import { useSignedOutElsewhere } from './use-signed-out-elsewhere';

/** While signed in: idle time, and news from the other tabs. */
export function SessionWatch() {
  const signedIn = useAppSelector(({ session }) => session.status === 'signedIn');
  return signedIn ? <Watch /> : null;
}

function Watch() {
  useIdleSignOut();
  useSignedOutElsewhere();
  return null;
}
