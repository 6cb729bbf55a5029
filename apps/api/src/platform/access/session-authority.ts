import type { ConfirmationOutcome, SensitiveAct } from '@keelson/vault';
import type { SessionHolder } from './caller';

/** What a request shows to prove who sends it; exactly the credential that the route accepts is filled in. */
export interface SessionEvidence {
  /** The text after `Bearer ` of the Authorization header. */
  readonly token?: string;
  /** All cookies, where the route takes the session cookie (renewing the token, event streams, downloads). */
  readonly cookies?: Readonly<Record<string, string | undefined>>;
}

/**
 * Knows sessions. A slice provides it; the guard asks it on every request, so revocation counts at once.
 * Rejects only when the sessions cannot be reached.
 */
export abstract class SessionAuthority {
  /** The holder of a live session; `undefined` when the evidence is absent, forged, expired or revoked. */
  abstract authenticate(evidence: SessionEvidence): Promise<SessionHolder | undefined>;

  /** The holders of those of these sessions that live, by session id. Changes nothing about them. */
  abstract holders(sessionIds: readonly string[]): Promise<ReadonlyMap<string, SessionHolder>>;

  /**
   * Uses up a confirmation by the own password; a repetition of the request that used it is let through too.
   * @param request what tells one request from all others, and a repetition from none.
   */
  abstract useConfirmation(confirmation: string, act: SensitiveAct, request: string): Promise<ConfirmationOutcome>;

  /** Whether the account of the customer whom this holder is, or acts for, is being deleted. */
  abstract isUnderDeletion(holder: SessionHolder): Promise<boolean>;

  /** A command of the holder was let through: the idle time starts anew, to the grain to which it is kept. */
  abstract extendIdle(holder: SessionHolder): Promise<void>;
}
