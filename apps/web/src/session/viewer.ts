import { hasPermissions, isAdmin, isSuperAdmin } from '@keelson/contracts/session';
import type { AccountStanding, Role } from '@keelson/vocabulary';

export type ViewerKind = 'visitor' | Role;

/** Who looks at the screen: what menus, guards and greetings need. */
export interface Viewer {
  readonly kind: ViewerKind;
  readonly id: string;
  readonly name: string;
  readonly surname: string;
  readonly companyName: string;
  readonly email: string;
  readonly premium: boolean;
  readonly underDeletion: boolean;
  /** What the account may do besides what the role allows. */
  readonly standing: AccountStanding;
  readonly freeTrailUser: 0 | 1 | 2;
  readonly trialEndsAt?: string;
  readonly deleteAt?: string;
  readonly accessCode?: string;
  readonly permissions: readonly string[];
  /** A member of staff acts for this account, and is shown it as the owner is. */
  readonly acting?: Acting;
}

export interface Acting {
  readonly adminId: string;
  readonly adminName: string;
  readonly reason: string;
  /** ISO instant. */
  readonly endsAt: string;
}

export const VISITOR: Viewer = {
  kind: 'visitor',
  id: '',
  name: '',
  surname: '',
  companyName: '',
  email: '',
  premium: false,
  underDeletion: false,
  standing: 'exempt',
  freeTrailUser: 0,
  permissions: [],
};

type Claims = Record<string, unknown>;

export const kindOf = (claims: Claims, channelPartner: boolean): ViewerKind => {
  if (isSuperAdmin(claims)) return 'superAdmin';
  if (isAdmin(claims)) return 'admin';
  return channelPartner ? 'partner' : 'customer';
};

export const isStaff = ({ kind }: Pick<Viewer, 'kind'>): boolean => kind === 'admin' || kind === 'superAdmin';

export const mayUse = (viewer: Pick<Viewer, 'kind' | 'permissions'>, permission: string): boolean =>
  isStaff(viewer) &&
  hasPermissions({ isSuperAdmin: viewer.kind === 'superAdmin', permissions: viewer.permissions }, [permission]);
