/** An account has one authenticator app at most, which the log calls so. */
export const AUTHENTICATOR = 'authenticator';

/** Of one account's second factors only one is added or removed at a time. */
export const changeOfFactors = (accountId: string): string => `second factors ${accountId}`;
