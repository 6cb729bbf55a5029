import type { Identity, Permission } from '@keelson/vocabulary';

/** the scope of an identity: its own account, the customers who came with its code, or all. */
export type Scope = 'own' | 'partners' | 'all';

/** An act that the caller confirms with the own password, each time anew (decision 4.84). */
export interface ConfirmedAct {
  /** What is done, as an order: “Disable a member of staff”. */
  readonly act: string;
  /** Where the target stands: names among the parameters, the query and the body. None: there is but one target. */
  readonly target: readonly string[];
}

/** One row of the access matrix. An identity that is not named is refused. */
export interface AccessRule {
  readonly allow: Partial<Record<Identity, Scope>>;
  /** Needed besides by admins, one of them where it names several; super admins hold every permission. */
  readonly permission?: Permission | readonly Permission[];
  /** Needs a confirmation by the caller's own password, given for this act on this target and used up by it. */
  readonly confirmed?: ConfirmedAct;
  /** Whether staff may do it while acting for a customer. Default `refused`. */
  readonly whileActing?: 'allowed' | 'refused';
  /** What proves the session: the short-lived token in the Authorization header (default), or the cookie where a browser can send no header. */
  readonly credential?: 'token' | 'cookie';
  /** Open to everybody in embedded mode. */
  readonly openInEmbedded?: true;
}
