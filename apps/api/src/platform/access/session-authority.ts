import type { RouteId } from '@keelson/contracts/routes';
import type { SessionHolder } from './caller';

/** What a request shows to prove who sends it; exactly the credential that the route accepts is filled in. */
export interface SessionEvidence {
  /** The text after `Bearer ` of the Authorization header. */
  readonly token?: string;
  /** All cookies, where the route takes the session cookie (renewing the token, event streams, downloads). */
  readonly cookies?: Readonly<Record<string, string | undefined>>;
  /** The account id in the act-as header. */
  readonly actAs?: string;
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

  /** Whether the holder gave the own password within the last five minutes for this very route. */
  abstract steppedUp(holder: SessionHolder, routeId: RouteId): Promise<boolean>;

  /** A command of the holder was let through: the idle time starts anew. */
  abstract extendIdle(holder: SessionHolder): Promise<void>;
}
