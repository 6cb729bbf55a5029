import { createHash, randomBytes } from 'node:crypto';
import { type KeyedHash, sameHash } from './keys/keyed-hash';
import type { LeakyBuckets } from './leaky-buckets';

/** Leading zero bits of the digest: some 65,000 tries, under a second in a browser. */
export const PROOF_BITS = 16;
/** How long a task may be worked on. */
export const PROOF_MS = 5 * 60_000;

const PROOF = /^(\d{1,2})\.(\d{1,15})\.([\w-]{22})\.([\w-]{43}):(\d{1,15})$/;

/**
 * Small tasks for the browsers of strangers: a number is to be found that gives the digest of `task:number` so many
 * leading zero bits. A task is kept nowhere, it carries a keyed hash; what is kept is that it was used.
 */
export class WorkProofs {
  constructor(
    private readonly buckets: LeakyBuckets,
    private readonly hash: KeyedHash,
    private readonly bits = PROOF_BITS,
  ) {}

  /** @param network that the proof must come from. */
  task(network: string, now: Date): string {
    const terms = `${this.bits}.${now.getTime() + PROOF_MS}.${randomBytes(16).toString('base64url')}`;
    return `${terms}.${this.#sign(terms, network).toString('base64url')}`;
  }

  /** Whether the work was done, in time, from that network; true once for each task. */
  async redeem(proof: string, network: string, now: Date): Promise<boolean> {
    const [, bits, expiry, nonce, signature] = PROOF.exec(proof) ?? [];
    if (bits === undefined || expiry === undefined || nonce === undefined || signature === undefined) return false;
    const genuine = this.#sign(`${bits}.${expiry}.${nonce}`, network);
    if (!sameHash(Buffer.from(signature, 'base64url'), genuine) || now.getTime() > Number(expiry)) return false;
    if (!startsWithZeros(createHash('sha256').update(proof, 'utf8').digest(), Number(bits))) return false;
    return this.buckets.take(`work proof ${nonce}`, { holds: 1, emptiesInMs: 2 * PROOF_MS }, now);
  }

  #sign = (terms: string, network: string): Buffer => this.hash(`${network}\n${terms}`);
}

const startsWithZeros = (digest: Buffer, bits: number): boolean => digest.readUInt32BE(0) >>> (32 - bits) === 0;
