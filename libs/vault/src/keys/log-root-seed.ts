import { deriveKey } from './derived-keys';
import type { SubjectKeyStore } from './subject-key-store';

/** Subject under which the key of the log's signed roots is kept, so that it is wrapped and rotated like every other. */
const ROOTS = 'system:log-roots';

/**
 * The 32 secret bytes from which the signing key of the log's roots is made. They survive the rotation of the master
 * key, and anybody who has the event log alone does not have them. Rejects when the key database cannot be reached.
 */
export async function logRootSeed(keys: SubjectKeyStore): Promise<Buffer> {
  const root = await keys.keyFor(ROOTS, { create: true });
  if (!root) throw new Error('the key of the signed roots was destroyed');
  return deriveKey(root, 'log-roots/ed25519');
}
