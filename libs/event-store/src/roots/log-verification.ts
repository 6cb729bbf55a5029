import type { ChainFaultReason } from '@keelson/vocabulary';
import type { Position } from '../port';
import type { LogRoot, RootFault, RootKey } from './log-root';

export type Verification =
  | { readonly kind: 'intact'; readonly events: number }
  /** The first event, in the order of reading, that is not as it was appended. */
  | {
      readonly kind: 'broken';
      readonly reason: ChainFaultReason;
      readonly position: Position;
      readonly streamId: string;
      readonly version: number;
      readonly eventId: string;
      readonly type: string;
    };

export type LogVerification =
  | { readonly kind: 'intact'; readonly events: number; readonly roots: number }
  | Exclude<Verification, { readonly kind: 'intact' }>
  | RootFault;

export interface AccountVerification {
  readonly streams: number;
  /** Events of the account that are as they were appended, until the first fault. */
  readonly events: number;
  readonly fault?: Extract<Verification, { kind: 'broken' }>;
}

export interface RootsOfAccount {
  readonly roots: number;
  readonly newest?: LogRoot;
  readonly fault?: RootFault;
}

/** Shows whether the log is as it was written. Every method rejects with `EventStoreUnavailable` in an outage. */
export interface ChainVerifier {
  /** Recomputes the hash chain of one stream. */
  verifyStream(streamId: string): Promise<Verification>;
  /** Recomputes all hash chains and checks that no position is missing. Reads the whole log. */
  verifyAll(): Promise<Verification>;
  /** Does that and holds every signed root against the log. */
  verifyLog(key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification>;
  /**
   * Does that with a root that was kept elsewhere in the place of the log's own one at its position. Later roots are not
   * looked at: the key that checks this one may be another than theirs.
   */
  verifyLogAgainst(kept: LogRoot, key: Pick<RootKey, 'keyId' | 'verify'>): Promise<LogVerification>;
  /** Holds the signed roots made over an account's events against the log. */
  verifyRootsOver(
    key: Pick<RootKey, 'keyId' | 'verify'>,
    partitionKey: string,
    elsewhere: readonly Position[],
  ): Promise<RootsOfAccount>;
  /** Recomputes the hash chains behind one account: its own streams and those with events at `elsewhere`. */
  verifyAccount(partitionKey: string, elsewhere: readonly Position[]): Promise<AccountVerification>;
}
