/**
 * Links in mails. Address and token stand in the fragment, which browsers send to no server: no access log, proxy or
 * referrer ever holds them.
 */
const link = (publicUrl: string, page: string, values: Record<string, string>): string => {
  const url = new URL(page, publicUrl);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
};

/** Page `/emailVerification`, which posts both values to `accounts.verifyEmail`. */
export const verificationLink = (publicUrl: string, email: string, token: string): string =>
  link(publicUrl, '/emailVerification', { email, token });

/** Page `/ConfirmPassword`, which asks for the PIN and posts all to `accounts.resetPassword`. */
export const passwordResetLink = (publicUrl: string, email: string, token: string): string =>
  link(publicUrl, '/ConfirmPassword', { email, token });

/** Reads what the two links above carry: give it `location.hash`. */
export function readLink(fragment: string): { email?: string; token?: string } {
  const values = new URLSearchParams(fragment.replace(/^#/, ''));
  const email = values.get('email');
  const token = values.get('token');
  return { ...(email ? { email } : {}), ...(token ? { token } : {}) };
}
