import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { LogRoot, RootKey } from './log-root';

/** A root as it is printed to be kept elsewhere, with the key that checks it. */
export interface ExportedRoot extends LogRoot {
  /** SubjectPublicKeyInfo, base64. */
  readonly publicKey: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isPlace = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads a line that was printed once; `undefined` for anything else. */
export function exportedRootFrom(line: string): ExportedRoot | undefined {
  let read: Partial<Record<keyof ExportedRoot, unknown>> | null;
  try {
    read = JSON.parse(line) as typeof read;
  } catch {
    return undefined;
  }
  const { position, previous, root, madeAt, keyId, signature, publicKey } = read ?? {};
  if (!isPlace(position) || !isPlace(previous)) return undefined;
  if (!isText(root) || !isText(madeAt) || !isText(keyId) || !isText(signature) || !isText(publicKey)) return undefined;
  if (keyOf(publicKey) === undefined) return undefined;
  return { position, previous, root, madeAt, keyId, signature, publicKey };
}

function keyOf(publicKey: string): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  } catch {
    return undefined;
  }
}

/** Checks roots by a public key alone. @throws RangeError for a text that is no such key. */
export function rootCheckOf(publicKey: string): Pick<RootKey, 'keyId' | 'verify'> {
  const key = keyOf(publicKey);
  if (!key) throw new RangeError('not a public key');
  return {
    keyId: createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16),
    verify: (statement, signature) =>
      verify(null, Buffer.from(statement, 'utf8'), key, Buffer.from(signature, 'base64')),
  };
}
