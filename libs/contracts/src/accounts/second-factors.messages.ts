/** Texts of the second factor of staff. */
export const secondFactorMessages = {
  authenticatorSet: 'The authenticator app is set up',
  authenticatorRemoved: 'The authenticator app was removed',
  authenticatorAlready: 'An authenticator app is set up already: remove it first',
  setUpFirst:
    'A second factor is required of all staff, and you have none yet. Set one up to go on: after that, nothing else changes for you.',
  lastFactorRequired: 'A second factor is required of all staff: set up another one before you remove this one',
  codeRefused: 'The code is wrong or no longer valid',
  codesMade: 'New recovery codes were made',
  noSecondFactor: 'There is no second factor: set one up first',
} as const;
