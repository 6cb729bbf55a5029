/** Under which the challenge of a new passkey is kept: of another session it is not found. */
export const enrolmentSecret = (challenge: string, sessionId: string): string => `${challenge} ${sessionId}`;
