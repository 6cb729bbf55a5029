export const SIGN_IN_METHODS = ['password', 'passcode', 'authenticator', 'passkey', 'recovery-code'] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

export const SIGN_IN_METHOD_TITLES: Readonly<Record<SignInMethod, string>> = {
  password: 'Logged in',
  passcode: 'Logged in with a passcode',
  authenticator: 'Logged in with the authenticator app',
  passkey: 'Logged in with a passkey',
  'recovery-code': 'Logged in with a recovery code',
};

export const SIGN_IN_FAILURES = [
  'wrong-password',
  'email-unverified',
  'disabled',
  'wrong-passcode',
  'wrong-second-factor',
  'wrong-passkey',
  'throttled',
] as const;
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number];

export const SIGN_IN_FAILURE_TITLES: Readonly<Record<SignInFailure, string>> = {
  'wrong-password': 'The password was wrong',
  'email-unverified': 'The email address was not confirmed yet',
  disabled: 'The account was disabled',
  'wrong-passcode': 'The passcode was wrong',
  'wrong-second-factor': 'The code of the second factor was wrong',
  'wrong-passkey': 'The passkey was refused',
  throttled: 'Too many tries',
};

/** What stands between a right password or passcode and where the sign-in leads. */
export const SIGN_IN_HOLDS = ['pay-or-skip', 'trial-ended', 'subscriber-moved'] as const;
export type SignInHold = (typeof SIGN_IN_HOLDS)[number];

export const SIGN_IN_HOLD_TITLES: Readonly<Record<SignInHold, string>> = {
  'pay-or-skip': 'Asked to pay or skip',
  'trial-ended': 'Told that the free trial has ended',
  'subscriber-moved': 'Told of the move to an active subscriber',
};

export const SIGN_OUT_REASONS = ['asked', 'ended-by-holder', 'ended-by-staff'] as const;
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

/** `null`: that somebody signed out says it all. */
export const SIGN_OUT_TITLES: Readonly<Record<SignOutReason, string | null>> = {
  asked: null,
  'ended-by-holder': 'Ended from another device',
  'ended-by-staff': 'Ended by staff',
};

/** The rules of which one is configured for the passwords of customers and channel partners. */
export const CUSTOMER_PASSWORD_PROFILES = ['specified', 'modern'] as const;
export type CustomerPasswordProfile = (typeof CUSTOMER_PASSWORD_PROFILES)[number];

/** Which rule passwords follow. */
export const PASSWORD_PROFILES = [...CUSTOMER_PASSWORD_PROFILES, 'staff'] as const;
export type PasswordProfile = (typeof PASSWORD_PROFILES)[number];
