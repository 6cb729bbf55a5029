import { deriveKey } from './derived-keys';
import type { SubjectKeyStore } from './subject-key-store';

/** Subject under which the key of erasure certificates is kept, so that it is wrapped and rotated like every other. */
const CERTIFICATES = 'system:erasure-certificates';

/**
 * The 32 secret bytes from which the signing key of erasure certificates is made. They survive the rotation of the
 * master key: certificates stay checkable. Rejects when the key database cannot be reached.
 */
export async function certificateSeed(keys: Pick<SubjectKeyStore, 'keyFor'>): Promise<Buffer> {
  const root = await keys.keyFor(CERTIFICATES, { create: true });
  if (!root) throw new Error('the key of the erasure certificates was destroyed');
  return deriveKey(root, 'erasure-certificates/ed25519');
}
