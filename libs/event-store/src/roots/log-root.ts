import type { RootFaultReason } from '@keelson/vocabulary';
import { createHash } from 'node:crypto';
import type { Position } from '../port';

/** The last event of a stream. */
export interface StreamHead {
  readonly version: number;
  readonly hash: string;
}

/**
 * A signed statement of what the log was at a position. Its hash covers the root before it and the head of every stream
 * that grew in between, and with them all events up to the position.
 */
export interface LogRoot {
  readonly position: Position;
  /** Position of the root before, 0 for the first. */
  readonly previous: Position;
  /** SHA-256, hex. */
  readonly root: string;
  /** ISO 8601 in UTC. */
  readonly madeAt: string;
  /** Names the key that signed, see `RootKey`. */
  readonly keyId: string;
  /** Ed25519 over `statementOf` the root, base64. */
  readonly signature: string;
}

/** The predecessor of the first root. */
export const NO_ROOT = { position: 0, root: '0'.repeat(64) } as const;

/** Rolls the heads of the streams that grew since the root before up into one hash. */
export function rootHash(
  before: Pick<LogRoot, 'position' | 'root'>,
  position: Position,
  grown: ReadonlyMap<string, StreamHead>,
): string {
  const hash = createHash('sha256').update(`${before.root}\n${before.position}\n${position}\n${grown.size}\n`);
  for (const streamId of [...grown.keys()].sort()) {
    const head = grown.get(streamId);
    hash.update(`${streamId}\n${head?.version}\n${head?.hash}\n`);
  }
  return hash.digest('hex');
}

/** What is signed. */
export const statementOf = ({ position, previous, root, madeAt, keyId }: Omit<LogRoot, 'signature'>): string =>
  ['keelson log root 1', position, previous, root, madeAt, keyId].join('\n');

export interface RootFault {
  readonly kind: 'root-broken';
  readonly reason: RootFaultReason;
  readonly root: LogRoot;
}

/** What is wrong with a root when its streams have these heads; `undefined` when nothing is. */
export function faultOfRoot(
  key: Pick<RootKey, 'keyId' | 'verify'>,
  before: Pick<LogRoot, 'position' | 'root'>,
  root: LogRoot,
  grown: ReadonlyMap<string, StreamHead>,
): RootFault | undefined {
  const reason = reasonAgainst(key, before, root, grown);
  return reason && { kind: 'root-broken', reason, root };
}

function reasonAgainst(
  key: Pick<RootKey, 'keyId' | 'verify'>,
  before: Pick<LogRoot, 'position' | 'root'>,
  root: LogRoot,
  grown: ReadonlyMap<string, StreamHead>,
): RootFaultReason | undefined {
  if (root.keyId !== key.keyId) return 'key-differs';
  if (!key.verify(statementOf(root), root.signature)) return 'signature-differs';
  if (root.previous !== before.position) return 'root-missing';
  return rootHash(before, root.position, grown) === root.root ? undefined : 'heads-differ';
}

/** Signs and checks roots. */
export interface RootKey {
  /** The first 16 hex digits of the SHA-256 of the public key. */
  readonly keyId: string;
  /** SubjectPublicKeyInfo, base64: enough to check exported roots elsewhere. */
  readonly publicKey: string;
  sign(statement: string): string;
  verify(statement: string, signature: string): boolean;
}
