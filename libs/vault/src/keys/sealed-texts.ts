import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { KeyedHash } from './keyed-hash';

/** RFC 5649: what it seals is authenticated, of any length, and there is no nonce that must never repeat. */
const CIPHER = 'id-aes256-wrap-pad';
const INTEGRITY = Buffer.from('a65959a6', 'hex');
const TOKEN = /^[\w-]{20,}$/;

/**
 * Short texts that people outside carry back to us and need not read: where a page of a list ended, for example, which
 * may be a customer's name. One text has one token, so that an address can be kept.
 */
export class SealedTexts {
  readonly #key: Buffer;

  /** @param hash the keyed hash of this purpose: its key is one for all processes and outlives the master key. */
  constructor(hash: KeyedHash) {
    this.#key = hash('key');
  }

  /** Letters, digits, `-` and `_`, a third longer than the text. */
  seal(text: string): string {
    const cipher = createCipheriv(CIPHER, this.#key, INTEGRITY);
    return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64url');
  }

  /** `undefined` for a text that was not sealed here. */
  open(token: string): string | undefined {
    const sealed = Buffer.from(token, 'base64url');
    if (!TOKEN.test(token) || sealed.length % 8 !== 0) return undefined;
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, INTEGRITY);
      return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
    } catch {
      // The only way in which unwrapping whole blocks by this key fails: they were not wrapped by it.
      return undefined;
    }
  }
}
