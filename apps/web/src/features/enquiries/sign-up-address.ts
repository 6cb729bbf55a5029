const ADDRESS_KEY = 'currentURL';
const SIGN_UP = '/auth/signUp';

/** Where 'Back To Sign Up Form' leads: the address that the form saved, if it is one of ours. */
export function savedSignUpAddress(): string {
  const saved = sessionStorage.getItem(ADDRESS_KEY);
  if (saved === null || !URL.canParse(saved, location.origin)) return SIGN_UP;
  const { origin, pathname, search, hash } = new URL(saved, location.origin);
  // A path that begins with two slashes would name another host.
  return origin === location.origin && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : SIGN_UP;
}
