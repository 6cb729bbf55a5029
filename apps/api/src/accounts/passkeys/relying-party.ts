import { isIP } from 'node:net';

/** What passkeys are bound to. */
export interface RelyingParty {
  readonly id: string;
  /** Whose pages may use them. */
  readonly origin: string;
}

/** Browsers bind passkeys to a domain name, never to a number, and ask for https everywhere but on this machine. */
export function relyingParty(publicUrl: string): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  return protocol === 'https:' || isThisMachine ? { id: hostname, origin } : undefined;
}
