import type { Identity, Permission } from '@keelson/vocabulary';

/** the scope of an identity: its own account, the customers who came with its code, or all. */
export type Scope = 'own' | 'partners' | 'all';

/** One row of the access matrix. An identity that is not named is refused. */
export interface AccessRule {
  readonly allow: Partial<Record<Identity, Scope>>;
  /** Needed besides by admins, one of them where it names several; super admins hold every permission. */
  readonly permission?: Permission | readonly Permission[];
  /** The caller's own password within the last five minutes, for this very route. */
  readonly stepUp?: true;
  /** Whether staff may do it while acting for a customer. Default `refused`. */
  readonly whileActing?: 'allowed' | 'refused';
  /** What proves the session: the short-lived token in the Authorization header (default), or the cookie where a browser can send no header. */
  readonly credential?: 'token' | 'cookie';
  /** Open to everybody in embedded mode. */
  readonly openInEmbedded?: true;
}
