import type { Position } from '@keelson/event-store';
import type { AccountVerification, PostgresEventStore, RootsOfAccount } from '@keelson/event-store/postgres';
import { type LogRoot, rootKeyOf } from '@keelson/event-store/roots';
import { logRootSeed, type SubjectKeyStore } from '@keelson/vault';

/** What shows whether the log is as it was written. `elsewhere`: events about the account in the streams of others. */
export interface LogVerifier {
  verifyChains(accountId: string, elsewhere: readonly Position[]): Promise<AccountVerification>;
  verifyRoots(accountId: string, elsewhere: readonly Position[]): Promise<RootsOfAccount>;
  newestRoot(): Promise<LogRoot | undefined>;
}

export const logVerifier = (store: PostgresEventStore, subjectKeys: SubjectKeyStore): LogVerifier => ({
  verifyChains: (accountId, elsewhere) => store.verifyAccount(accountId, elsewhere),
  verifyRoots: async (accountId, elsewhere) =>
    store.verifyRootsOver(rootKeyOf(await logRootSeed(subjectKeys)), accountId, elsewhere),
  newestRoot: () => store.newestRoot(),
});
