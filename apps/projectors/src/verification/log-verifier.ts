import type { LogVerification, PostgresEventStore, Sealing } from '@keelson/event-store/postgres';
import { type ExportedRoot, rootCheckOf, type RootKey, rootKeyOf } from '@keelson/event-store/roots';
import { logRootSeed, type SubjectKeyStore } from '@keelson/vault';

/** Makes and checks the signed roots of the log. */
export interface LogVerifier {
  seal(): Promise<Sealing>;
  verify(): Promise<LogVerification>;
  /** Holds the log against a root that was kept elsewhere. */
  verifyAgainst(kept: ExportedRoot): Promise<LogVerification>;
  key(): Promise<RootKey>;
}

/** The key is fetched when it is first needed, so that a process starts without the key database too. */
export function logVerifier(store: PostgresEventStore, subjectKeys: SubjectKeyStore): LogVerifier {
  const key = async () => rootKeyOf(await logRootSeed(subjectKeys));
  return {
    key,
    seal: async () => store.sealLog(await key()),
    verify: async () => store.verifyLog(await key()),
    verifyAgainst: async (kept) => store.verifyLogAgainst(kept, rootCheckOf(kept.publicKey)),
  };
}
