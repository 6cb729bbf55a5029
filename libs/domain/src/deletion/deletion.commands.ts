import type { ErasureCertificate } from './erasure-certificate';

export type DeletionCommand =
  /** From the sign-in, after the password, without grace: only where a payment is owed: not yet paid, or trial or subscription over. */
  | { readonly name: 'DeleteAtOnce'; readonly unpaid: boolean; readonly at: Date }
  /** By staff. A trial that still runs may run out first (decision 4.14). */
  | { readonly name: 'StartDeletion'; readonly trialEndsAt: string | null; readonly at: Date }
  /** The trial that a deletion waits for was extended to this instant: the deletion waits on. */
  | { readonly name: 'FollowTrial'; readonly trialEndsAt: string }
  | { readonly name: 'CancelDeletion'; readonly at: Date }
  /**
   * By staff, without waiting any longer. `seen` is the instant of the deletion that they saw under way, `null` where
   * they saw none: one that was stopped meanwhile is not completed.
   */
  | { readonly name: 'CompleteDeletion'; readonly seen: string | null; readonly at: Date }
  /** The days of grace are over. */
  | { readonly name: 'EndAccess'; readonly at: Date }
  /** By staff, where the end at the providers hangs. */
  | { readonly name: 'AskRetry' }
  /** The key is destroyed and everything outside the log removed. */
  | { readonly name: 'RecordErasure' }
  /** The same for a subject without an account, a message for one: nobody had access by it. */
  | { readonly name: 'RecordErasureOfRecord' }
  /** Once for an erasure of an account: the first certificate stays. */
  | { readonly name: 'RecordCertificate'; readonly certificate: ErasureCertificate };
