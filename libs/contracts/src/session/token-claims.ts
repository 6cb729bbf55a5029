/** What the access token says of its bearer, besides the registered claims. The browser may read it for menus. */
export interface TokenClaims {
  readonly sub: string;
  readonly sid: string;
  readonly isAdmin: boolean;
  readonly admin: boolean;
  readonly isSuperAdmin: boolean;
  readonly superAdmin: boolean;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

type Claims = { readonly [Name in keyof TokenClaims]?: unknown };

const flag = (value: unknown): boolean => value === true || value === 'true';
const lists = (claims: Claims, entry: string): boolean =>
  [claims.roles, claims.permissions].some((list) => Array.isArray(list) && list.includes(entry));

/** A flag (true or the text 'true'), or the role, or the permission makes a super admin. */
export const isSuperAdmin = (claims: Claims): boolean =>
  flag(claims.isSuperAdmin) || flag(claims.superAdmin) || lists(claims, 'superAdmin');

/** A flag (true or the text 'true'), or the role, or the permission makes an admin. */
export const isAdmin = (claims: Claims): boolean =>
  flag(claims.isAdmin) || flag(claims.admin) || lists(claims, 'admin');

export const hasAdminPrivileges = (claims: Claims): boolean => isAdmin(claims) || isSuperAdmin(claims);

/** Whether all the permissions are held; a super admin holds every one. */
export const hasPermissions = (claims: Claims, needed: readonly string[]): boolean => {
  const { permissions } = claims;
  return isSuperAdmin(claims) || needed.every((each) => Array.isArray(permissions) && permissions.includes(each));
};
