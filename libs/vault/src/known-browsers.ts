import { randomBytes } from 'node:crypto';
import type { Credential } from './credentials';
import { type KeyedHash, sameHash } from './keys/keyed-hash';

/** How long a browser stays known after signing in. */
export const KNOWN_BROWSER_SECONDS = 90 * 86_400;

const MARK = /^([\w-]{22})(\d{10})([\w-]{43})$/;

type Owner = Pick<Credential, 'accountId' | 'passwordHash'>;

/**
 * Marks that browsers keep from a sign-in. A mark opens nothing: it tells the owner's tries from those of strangers, for
 * one account and until its password changes. Nothing is stored.
 */
export class KnownBrowsers {
  constructor(private readonly hash: KeyedHash) {}

  mark(owner: Owner, now: Date): string {
    const id = randomBytes(16).toString('base64url');
    const expiry = String(Math.floor(now.getTime() / 1000) + KNOWN_BROWSER_SECONDS);
    return `${id}${expiry}${this.#sign(id, expiry, owner).toString('base64url')}`;
  }

  /** The browser's id, if the mark comes from a sign-in of this account and counts still. */
  idOf(mark: string, owner: Owner, now: Date): string | undefined {
    const [, id, expiry, signature] = MARK.exec(mark) ?? [];
    if (id === undefined || expiry === undefined || signature === undefined) return undefined;
    if (now.getTime() / 1000 > Number(expiry)) return undefined;
    return sameHash(Buffer.from(signature, 'base64url'), this.#sign(id, expiry, owner)) ? id : undefined;
  }

  #sign = (id: string, expiry: string, { accountId, passwordHash = '' }: Owner): Buffer =>
    this.hash([id, expiry, accountId, passwordHash].join('\n'));
}
