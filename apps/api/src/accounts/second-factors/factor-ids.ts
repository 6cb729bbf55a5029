/** An account has one authenticator app at most, which the log calls so. */
export const AUTHENTICATOR = 'authenticator';
