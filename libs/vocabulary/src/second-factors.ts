/** What a member of staff may set up in place of the mailed passcode (decision 4.103). */
export const SECOND_FACTORS = ['authenticator', 'passkey'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

export const SECOND_FACTOR_TITLES: Readonly<Record<SecondFactor, string>> = {
  authenticator: 'Authenticator app',
  passkey: 'Passkey',
};

/** Codes that finish a sign-in in place of the mailed passcode. */
export const SECOND_STEP_CODES = ['authenticator', 'recovery-code'] as const;
export type SecondStepCode = (typeof SECOND_STEP_CODES)[number];

/** How many passkeys one account may hold. */
export const MOST_PASSKEYS = 10;

export const LONGEST_PASSKEY_NAME = 60;
