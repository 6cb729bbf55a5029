import * as paths from '../../client/paths';

const ADDRESS_KEY = 'currentURL';

/** Where 'Back To Sign Up Form' leads: the address that the form saved, if it is one of ours. */
export function savedSignUpAddress(): string {
  const saved = sessionStorage.getItem(ADDRESS_KEY);
  if (saved === null || !URL.canParse(saved, location.origin)) return paths.signUp;
  const { origin, pathname, search, hash } = new URL(saved, location.origin);
  // A path that begins with two slashes would name another host.
  return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : paths.signUp;
}
