import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './derived-keys';
import type { SubjectKeyStore } from './subject-key-store';

/** Subject under which the root of all keyed hashes is kept, so that it is wrapped and rotated like every other key. */
const ROOT = 'system:keyed-hashes';

/** HMAC-SHA-256 of a text for one purpose. */
export type KeyedHash = (text: string) => Buffer;

/**
 * Makes keyed hashes whose key survives the rotation of the master key: stored look-ups must keep finding.
 * Rejects when the key database cannot be reached.
 */
export async function keyedHashes(keys: SubjectKeyStore): Promise<(purpose: string) => KeyedHash> {
  const root = await keys.keyFor(ROOT, { create: true });
  if (!root) throw new Error('the key of the keyed hashes was destroyed');
  return (purpose) => {
    const key = deriveKey(root, `keyed-hash/${purpose}`);
    return (text) => createHmac('sha256', key).update(text, 'utf8').digest();
  };
}

/** 256 random bits in 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Tokens have 256 random bits, so that a plain digest hides them. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest();

export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
