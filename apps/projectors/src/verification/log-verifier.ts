import {
  type ChainVerifier,
  type ExportedRoot,
  type LogVerification,
  rootCheckOf,
  type RootKey,
  rootKeyOf,
  type RootLedger,
  type Sealing,
} from '@keelson/event-store/roots';
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
export function logVerifier(log: ChainVerifier & RootLedger, subjectKeys: SubjectKeyStore): LogVerifier {
  const key = async () => rootKeyOf(await logRootSeed(subjectKeys));
  return {
    key,
    seal: async () => log.sealLog(await key()),
    verify: async () => log.verifyLog(await key()),
    verifyAgainst: async (kept) => log.verifyLogAgainst(kept, rootCheckOf(kept.publicKey)),
  };
}
