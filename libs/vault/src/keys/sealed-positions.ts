import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyedHash } from './keyed-hash';

/** RFC 3394: what it seals is authenticated, and there is no nonce that must never repeat. */
const CIPHER = 'id-aes256-wrap';
const INTEGRITY = Buffer.alloc(8, 0xa6);
const TOKEN = /^[\w-]{32}$/;
const FILLER_BYTES = 8;

/**
 * Positions of the log as people outside see them: a plain one would tell how much happens on the whole platform, and two
 * of them how much between. One position has another token each time, so that not even its moving can be counted.
 */
export class SealedPositions {
  readonly #key: Buffer;

  /** @param hash the keyed hash of this purpose: its key is one for all processes and outlives the master key. */
  constructor(hash: KeyedHash) {
    this.#key = hash('key');
  }

  /** 32 characters that go into a header or an address as they are. @throws RangeError for what is no position. */
  seal(position: number): string {
    if (!Number.isSafeInteger(position) || position < 0) throw new RangeError(`${position} is not a position`);
    const plain = Buffer.alloc(16);
    randomBytes(FILLER_BYTES).copy(plain);
    plain.writeBigUInt64BE(BigInt(position), FILLER_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, INTEGRITY);
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64url');
  }

  /** `undefined` for a text that was not sealed here. */
  open(token: string): number | undefined {
    const plain = TOKEN.test(token) ? this.#opened(Buffer.from(token, 'base64url')) : undefined;
    return plain && Number(plain.readBigUInt64BE(FILLER_BYTES));
  }

  #opened(sealed: Buffer): Buffer | undefined {
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, INTEGRITY);
      return Buffer.concat([decipher.update(sealed), decipher.final()]);
    } catch {
      // The only way in which unwrapping 24 bytes by this key fails: they were not wrapped by it.
      return undefined;
    }
  }
}
