import { createCipheriv, createDecipheriv } from 'node:crypto';
import type { Json } from '@keelson/kernel';
import { noncesOf } from './nonces';

const CIPHER = 'aes-256-gcm';
const MARK = 's1.';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const nextNonce = noncesOf(NONCE_BYTES);

/** Where a sealed value belongs. Bound into the seal, so that a value moved to another event or field does not open. */
export interface SealPlace {
  readonly eventId: string;
  /** `data.email`, `metadata.ip`. */
  readonly path: string;
}

/** AES-256-GCM under the subject's key: `s1.` and base64url of nonce, ciphertext and tag. */
export function seal(key: Uint8Array, place: SealPlace, value: Json): string {
  const nonce = nextNonce();
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(associatedData(place));
  const sealed = Buffer.concat([
    nonce,
    cipher.update(JSON.stringify(value), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return MARK + sealed.toString('base64url');
}

/** @throws Error when the value is not a seal, or was made under another key, event or field. */
export function open(key: Uint8Array, place: SealPlace, value: Json | undefined): Json {
  if (!isSealed(value)) throw new Error('not a sealed value');
  const sealed = Buffer.from(value.slice(MARK.length), 'base64url');
  if (sealed.length < NONCE_BYTES + TAG_BYTES) throw new Error('a sealed value is too short');
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(associatedData(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
  // Throws where the tag is another. In this mode of the cipher there is nothing left to be given back.
  decipher.final();
  return JSON.parse(text.toString('utf8')) as Json;
}

export const isSealed = (value: Json | undefined): value is string =>
  typeof value === 'string' && value.startsWith(MARK);

const associatedData = ({ eventId, path }: SealPlace): Buffer => Buffer.from(`${eventId}\n${path}`, 'utf8');
