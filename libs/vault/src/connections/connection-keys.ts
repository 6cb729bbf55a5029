import type { SubjectKeyStore } from '../keys/subject-key-store';
import { unwrap, wrap } from '../keys/wrap';

/** Why sealed values of a connection cannot be opened any more. */
export class ConnectionKeyDestroyed extends Error {
  override readonly name = 'ConnectionKeyDestroyed';
}

/**
 * Seals what belongs to one connection with AES-256-GCM under a key of its own, bound to the connection's id. The key is
 * in the key database, wrapped by a versioned master key like every other: rotation wraps it anew, and once it is
 * destroyed no copy of the tokens opens anywhere.
 */
export class ConnectionKeys {
  constructor(private readonly keys: Pick<SubjectKeyStore, 'keyFor' | 'destroy'>) {}

  async seal(connectionId: string, text: string): Promise<Buffer> {
    const key = await this.keys.keyFor(subjectOf(connectionId), { create: true });
    if (!key) throw new ConnectionKeyDestroyed(`the key of ${connectionId} was destroyed`);
    return wrap(key, connectionId, Buffer.from(text, 'utf8'));
  }

  /** @throws ConnectionKeyDestroyed; Error when it was sealed for another connection. */
  async open(connectionId: string, sealed: Buffer): Promise<string> {
    const key = await this.keys.keyFor(subjectOf(connectionId), { create: false });
    if (!key) throw new ConnectionKeyDestroyed(`the key of ${connectionId} was destroyed`);
    return unwrap(key, connectionId, sealed).toString('utf8');
  }

  destroy(connectionId: string): Promise<void> {
    return this.keys.destroy(subjectOf(connectionId));
  }
}

const subjectOf = (connectionId: string): string => `system:connection:${connectionId}`;
