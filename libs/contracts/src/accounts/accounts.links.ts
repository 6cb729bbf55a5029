/**
 * Reads address and token from a mailed link: give it `location.hash`. They stand in the fragment, which browsers send
 * to no server, so that no access log, proxy or referrer ever holds them.
 */
export function readLink(fragment: string): { email?: string; token?: string } {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const email = values.get('email');
  const token = values.get('token');
  return { ...(email ? { email } : {}), ...(token ? { token } : {}) };
}
