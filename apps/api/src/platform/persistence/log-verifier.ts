import type { Position } from '@keelson/event-store';
import {
  type AccountVerification,
  type ChainVerifier,
  type LogRoot,
  type RootLedger,
  type RootsOfAccount,
  rootKeyOf,
} from '@keelson/event-store/roots';
import { logRootSeed, type SubjectKeyStore } from '@keelson/vault';

/** What shows whether the log is as it was written. `elsewhere`: events about the account in the streams of others. */
export interface LogVerifier {
  verifyChains(accountId: string, elsewhere: readonly Position[]): Promise<AccountVerification>;
  verifyRoots(accountId: string, elsewhere: readonly Position[]): Promise<RootsOfAccount>;
  newestRoot(): Promise<LogRoot | undefined>;
}

export const logVerifier = (log: ChainVerifier & RootLedger, subjectKeys: SubjectKeyStore): LogVerifier => ({
  verifyChains: (accountId, elsewhere) => log.verifyAccount(accountId, elsewhere),
  verifyRoots: async (accountId, elsewhere) =>
    log.verifyRootsOver(rootKeyOf(await logRootSeed(subjectKeys)), accountId, elsewhere),
  newestRoot: () => log.newestRoot(),
});
