/** Longest address that a form takes. */
export const WEB_ADDRESS_MAXIMUM_LENGTH = 300;

const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/**
 * The address with its scheme, `undefined` for what is none. People leave the scheme out, so `https` is added; other
 * schemes than http and https, names and passwords, and hosts without a name are refused.
 */
export function canonicalWebAddress(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > WEB_ADDRESS_MAXIMUM_LENGTH || /[\s\p{Cc}\\]/u.test(typed)) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = parsed(address);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return HOST_NAME.test(url.hostname) ? url.href : undefined;
}

export const isWebAddress = (text: string): boolean => canonicalWebAddress(text) !== undefined;

function parsed(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
