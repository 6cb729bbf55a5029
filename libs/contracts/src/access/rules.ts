import type { Role } from '@keelson/vocabulary';
import type { AccessRule, ConfirmedAct } from './access-rule';

/** Rules that several routes share; a route with a rule of its own writes it out in its contract. */

const own = { customer: 'own', partner: 'own', admin: 'own', superAdmin: 'own' } as const satisfies Record<Role, 'own'>;

/** With or without a session, each for themselves. */
export const openToAll = { allow: { anonymous: 'own', ...own } } as const satisfies AccessRule;

/** The same for everyone who asks. */
export const publicInformation = {
  allow: { anonymous: 'all', customer: 'all', partner: 'all', admin: 'all', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

/** Any account, for itself. */
export const anyAccount = { allow: own } as const satisfies AccessRule;

/** The customer alone: refused to staff who act for them. */
export const owner = { allow: { customer: 'own' } } as const satisfies AccessRule;

/** The customer, and staff who act for them. */
export const ownerOrActingStaff = { ...owner, whileActing: 'allowed' } as const satisfies AccessRule;

/** The figures of a company: its owner, the owner's channel partner and super admins. */
export const companyReaders = {
  allow: { customer: 'own', partner: 'partners', superAdmin: 'all' },
  whileActing: 'allowed',
} as const satisfies AccessRule;

/** The customer and the customer's channel partner, who both work with the figures (finance §6). */
export const ownerAndPartner = { allow: { customer: 'own', partner: 'partners' } } as const satisfies AccessRule;

/** A partner sees the customers who came with the partner's code; a super admin sees every partner's area. */
export const partnerArea = { allow: { partner: 'partners', superAdmin: 'all' } } as const satisfies AccessRule;

/** Members of staff, each for themselves. */
export const staffThemselves = { allow: { admin: 'own', superAdmin: 'own' } } as const satisfies AccessRule;

/** Every administrator, whatever permissions they hold. */
export const administrators = { allow: { admin: 'all', superAdmin: 'all' } } as const satisfies AccessRule;

export const customerManagers = { ...administrators, permission: 'customers.manage' } as const satisfies AccessRule;

/** Staff who manage customers, and a customer's own channel partner. */
export const customerManagersAndPartner = {
  allow: { partner: 'partners', admin: 'all', superAdmin: 'all' },
  permission: 'customers.manage',
} as const satisfies AccessRule;

/** Staff for finance, who see what was paid (decision 4.99). */
export const paymentReconcilers = { ...administrators, permission: 'payments.reconcile' } as const satisfies AccessRule;

/** Support staff who may look into the onboarding of customers (decision 4.59). */
export const onboardingSupport = { ...administrators, permission: 'journeys.replay' } as const satisfies AccessRule;

/** Staff who only replay journeys read the history without its personal values. */
export const historyReaders = {
  ...administrators,
  permission: ['customers.manage', 'journeys.replay'],
} as const satisfies AccessRule;

export const superAdmins = { allow: { superAdmin: 'all' } } as const satisfies AccessRule;

/** By whom the rule allows it, once they confirmed it with the own password. */
export const confirmed = <const Rule extends AccessRule>(
  rule: Rule,
  act: string,
  ...target: readonly string[]
): Rule & { readonly confirmed: ConfirmedAct } => ({ ...rule, confirmed: { act, target } });
