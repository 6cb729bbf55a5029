export const STAFF_ROLES = ['admin', 'superAdmin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What kind of account somebody has. */
export const ROLES = ['customer', 'partner', ...STAFF_ROLES] as const;
export type Role = (typeof ROLES)[number];

export const ROLE_TITLES: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  partner: 'Channel partner',
  admin: 'Admin',
  superAdmin: 'Super admin',
};

/** Who may call a route. `anonymous` is a browser without a session. */
export const IDENTITIES = ['anonymous', ...ROLES] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Who did something, as the log keeps it. */
export const ACTOR_KINDS = ['customer', 'partner', 'admin', 'super-admin', 'system', 'anonymous'] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Those who act on the accounts of others. */
export const ACCOUNTABLE_ACTOR_KINDS = ['partner', 'admin', 'super-admin'] as const satisfies readonly ActorKind[];

/** How the log names an account of each kind that acts. */
export const ACTOR_KIND_OF_ROLE = {
  customer: 'customer',
  partner: 'partner',
  admin: 'admin',
  superAdmin: 'super-admin',
} as const satisfies Readonly<Record<Role, ActorKind>>;

export const ACTOR_KIND_TITLES: Readonly<Record<ActorKind, string>> = {
  customer: 'Customer',
  partner: 'Channel partner',
  admin: 'Admin',
  'super-admin': 'Super admin',
  system: 'The system',
  anonymous: 'Not logged in',
};
