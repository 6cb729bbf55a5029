import type { Clock } from '@keelson/kernel';
import type { EventStore, Position } from '../port';
import { faultOfRoot, type LogRoot, NO_ROOT, rootHash, type RootKey, statementOf } from './log-root';
import type { RootsOfAccount } from './log-verification';
import type { Sealing } from './root-ledger';
import type { RootRecords } from './root-records';

/** Makes the next root over what was appended since the newest one, if that one still holds. */
export async function sealLog(
  reading: Pick<EventStore, 'head'>,
  records: RootRecords,
  key: RootKey,
  clock: Clock,
): Promise<Sealing> {
  const [newest, before = NO_ROOT] = await records.lastTwo();
  if (newest) {
    const fault = faultOfRoot(key, before, newest, await records.heads(newest.previous, newest.position));
    if (fault) return fault;
  }
  const position = await reading.head();
  if (position === (newest?.position ?? 0)) return { kind: 'unchanged', root: newest };
  if (newest && position < newest.position) return { kind: 'root-broken', reason: 'events-missing', root: newest };
  await records.keep(
    signedRoot(key, newest ?? NO_ROOT, position, await records.heads(newest?.position ?? 0, position), clock),
  );
  const [made] = await records.lastTwo();
  return made ? { kind: 'sealed', root: made } : { kind: 'unchanged', root: undefined };
}

function signedRoot(
  key: RootKey,
  before: Pick<LogRoot, 'position' | 'root'>,
  position: Position,
  grown: Parameters<typeof rootHash>[2],
  clock: Clock,
): LogRoot {
  const unsigned = {
    position,
    previous: before.position,
    root: rootHash(before, position, grown),
    madeAt: clock().toISOString(),
    keyId: key.keyId,
  };
  return { ...unsigned, signature: key.sign(statementOf(unsigned)) };
}

/** Holds the roots that were made over an account's events against the log. */
export async function verifyRootsOver(
  records: RootRecords,
  key: Pick<RootKey, 'keyId' | 'verify'>,
  partitionKey: string,
  elsewhere: readonly Position[],
): Promise<RootsOfAccount> {
  const roots = await records.over(partitionKey, elsewhere);
  const earlier = await records.at(roots.map(({ previous }) => previous));
  for (const root of roots) {
    const before = earlier.get(root.previous) ?? NO_ROOT;
    const fault = faultOfRoot(key, before, root, await records.heads(root.previous, root.position));
    if (fault) return { roots: roots.length, fault };
  }
  const newest = roots.at(-1);
  return { roots: roots.length, ...(newest && { newest }) };
}
