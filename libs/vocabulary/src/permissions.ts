import type { StaffRole } from './roles';

/** Rights beyond the kind of account, granted one by one (decisions 4.17, 4.59). Super admins hold all. */
export const PERMISSIONS = ['customers.manage', 'customers.act-as', 'journeys.replay', 'payments.reconcile'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** As they read after “may”. */
export const PERMISSION_TITLES: Readonly<Record<Permission, string>> = {
  'customers.manage': 'manage customers',
  'customers.act-as': 'act for customers',
  'journeys.replay': 'replay journeys',
  'payments.reconcile': 'reconcile payments',
};

/** What a new member of staff holds unless told otherwise. */
export const FIRST_PERMISSIONS: Readonly<Record<StaffRole, readonly Permission[]>> = {
  admin: ['customers.manage'],
  superAdmin: [],
};

export const isPermission = (text: string): text is Permission => PERMISSIONS.some((each) => each === text);

/** Why somebody with a session was turned away. `TRIAL_ENDED` stands in old records alone. */
export const DENIAL_CODES = [
  'FORBIDDEN',
  'REFUSED_WHILE_ACTING',
  'TRIAL_ENDED',
  'PAYMENT_NEEDED',
  'PREMIUM_NEEDED',
  'ACCOUNT_UNDER_DELETION',
  'ADDRESS_UNCONFIRMED',
  'PASSWORD_CHANGE_NEEDED',
  'SECOND_FACTOR_NEEDED',
  'CONFIRMATION_INVALID',
] as const;
export type DenialCode = (typeof DENIAL_CODES)[number];
