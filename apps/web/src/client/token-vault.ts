interface Held {
  readonly token: string;
  readonly expiresAt: number;
}

const RENEW_BEFORE_MS = 20_000;
const FALLBACK_LIFE_MS = 4 * 60_000;

let held: Held | undefined;

const payloadOf = (token: string): Record<string, unknown> => {
  const [, payload] = token.split('.');
  if (payload === undefined) return {};
  try {
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
};

const lifeOf = ({ exp, iat }: Record<string, unknown>): number =>
  typeof exp === 'number' && typeof iat === 'number' ? (exp - iat) * 1000 : FALLBACK_LIFE_MS;

/** The access token lives in this module's memory alone, never in web storage (SESS-03). */
export const holdToken = (token: string): void => {
  held = { token, expiresAt: Date.now() + lifeOf(payloadOf(token)) - RENEW_BEFORE_MS };
};

export const dropToken = (): void => {
  held = undefined;
};

/** A token was taken and not yet dropped, fresh or not: somebody is signed in here. */
export const holdsToken = (): boolean => held !== undefined;

/** `undefined` once it needs renewal. The life is counted from receipt, so a wrong clock here does no harm. */
export const freshToken = (): string | undefined => (held && held.expiresAt > Date.now() ? held.token : undefined);
