/** Texts of the second factor of staff. */
export const secondFactorMessages = {
  authenticatorSet: 'The authenticator app is set up',
  authenticatorRemoved: 'The authenticator app was removed',
  authenticatorAlready: 'An authenticator app is set up already: remove it first',
  setUpFirst:
    'A second factor is required of all staff, and you have none yet. Set one up to go on: after that, nothing else changes for you.',
  lastFactorRequired: 'A second factor is required of all staff: set up another one before you remove this one',
  codeRefused: 'The code is wrong or no longer valid',
  passkeyAdded: 'The passkey was added',
  passkeyRemoved: 'The passkey was removed',
  passkeyRenamed: 'The passkey was renamed',
  passkeyNameNeeded: 'Give the passkey a name that you will recognise',
  passkeyNameTooLong: 'At most 60 characters',
  passkeyRefused: 'The passkey could not be added: please start again',
  passkeyTaken: 'This passkey is in use already: remove it from your device, or use another device',
  passkeyNotFound: 'There is no such passkey any more',
  passkeysNotHere: 'Passkeys need a domain name, and this product is reached by a number',
  tooManyPasskeys: 'You have 10 passkeys already: remove one first',
  codesMade: 'New recovery codes were made',
  noSecondFactor: 'There is no second factor: set one up first',
} as const;
