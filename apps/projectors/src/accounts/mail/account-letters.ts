import { type Letter, letter } from '../../runtime/letter';

/** Nobody has confirmed the address yet: what its mail says is ours alone. */
export const verificationLetter = (link: string): Letter =>
  letter('Please confirm your email address', undefined, [
    'Thank you for signing up to Keelson. One step is left: please confirm that this address is yours.',
    { link, label: 'Confirm my email address' },
    'The link works for 24 hours. If you did not sign up, you can leave this mail unanswered and nothing happens.',
  ]);

export const passcodeLetter = (name: string | undefined, code: string): Letter =>
  letter('Your passcode', name, [
    'Here is the passcode to finish logging in:',
    { code },
    'It works for five minutes, in the browser where you gave your password. We never ask for it by phone or mail.',
    'If you are not logging in at the moment, somebody knows your password: please set a new one.',
  ]);

export const resetLetter = (name: string | undefined, pin: string, link: string): Letter =>
  letter('Your PIN to set a new password', name, [
    'You asked to set a new password. This is your PIN:',
    { code: pin },
    { link, label: 'Set a new password' },
    'PIN and link work together for 30 minutes, once. Nothing has changed so far: if you did not ask, keep your password.',
  ]);

/** Nobody confirmed the address that was replaced: its mail names nobody, and not the address that stands there now. */
export const formerAddressLetter: Letter = letter('Your email address was replaced', undefined, [
  'An account at Keelson was opened with this address, which has now been replaced by another one. The link that we sent here does not work any more.',
  'If the account is not yours, there is nothing to do, and no further mail comes. If it is and this was not you, please write to us.',
]);

/** Notices tell what has happened, so that the owner of the account can act when it was somebody else. */
export const noticeLetters = {
  'password-changed': (name: string | undefined): Letter =>
    letter('Your password was changed', name, [
      'The password of your account has just been changed, and all your other sessions were ended.',
      'If this was not you, please ask for a new password on the login page at once.',
    ]),
  'password-reset': (name: string | undefined): Letter =>
    letter('Your account has a new password', name, [
      'A new password was set for your account by a PIN sent to this address, and all sessions were ended.',
      'If this was not you, please make sure that nobody else reads your mail, then set a new password.',
    ]),
  'password-reset-by-staff': (name: string | undefined): Letter =>
    letter('Keelson has set a new password for your account', name, [
      'A member of our staff has set a new password for your account, and all sessions were ended. Who did it, and when, stands under “Who looked at your account”.',
      'If you did not ask for this, please ask for a new password on the login page at once, and write to us.',
    ]),
  'details-changed-by-staff': (name: string | undefined): Letter =>
    letter('Keelson has changed the details of your account', name, [
      'A member of our staff has changed what your profile says of you or your company. What was changed, and who did it, stands under “Who looked at your account”.',
      'If something is wrong now, please correct it in your profile, or write to us.',
    ]),
  'partner-details-changed-by-staff': (name: string | undefined): Letter =>
    letter('Keelson has changed the details of your account', name, [
      'A member of our staff has changed what your profile says of you or your company. Your customers see your company under that name.',
      'If something is wrong now, please write to us; your name and phone number you can correct in your profile.',
    ]),
  'signed-in-after-failures': (name: string | undefined): Letter =>
    letter('A login after several failed tries', name, [
      'Somebody has logged in to your account after a number of failed tries.',
      'If this was you, all is well. If not, please ask for a new password on the login page at once.',
    ]),
  'passcode-paused': (name: string | undefined): Letter =>
    letter('Logging in by passcode is paused', name, [
      'Too many wrong passcodes were entered for your account, so we have paused logging in by passcode.',
      'To go on, please ask for a new password on the login page. If the tries were not yours, somebody knows your password.',
    ]),
  'second-factor-enrolled': (name: string | undefined): Letter =>
    letter('A second factor was set up for your account', name, [
      'A second factor was set up for your account. From now on it is asked for after your password, in place of the passcode by mail.',
      'If this was not you, please ask a super admin at once to reset your second factor, then set a new password.',
    ]),
  'second-factor-removed': (name: string | undefined): Letter =>
    letter('A second factor of your account was removed', name, [
      'A second factor of your account was removed, confirmed with your password.',
      'If this was not you, somebody knows your password: please ask for a new one on the login page at once.',
    ]),
  'passkey-renamed': (name: string | undefined): Letter =>
    letter('A passkey of your account has a new name', name, [
      'One of your passkeys was given another name. It works as before, and nothing else has changed.',
      'If this was not you, somebody is logged in to your account: please ask for a new password on the login page at once, which ends all sessions.',
    ]),
  'second-factors-reset': (name: string | undefined): Letter =>
    letter('Your second factor was reset', name, [
      'The second factor of your account and its recovery codes were removed, and all sessions were ended. After your password the next login asks for a passcode by mail.',
      'If you did not ask for this, please tell a super admin at once.',
    ]),
  'recovery-code-used': (name: string | undefined): Letter =>
    letter('A recovery code of your account was used', name, [
      'Somebody has logged in to your account with your password and one of your recovery codes. The code does not work again.',
      'If this was not you, please ask for a new password on the login page at once, and make new recovery codes.',
    ]),
} as const satisfies Record<string, (name: string | undefined) => Letter>;

export type Notice = keyof typeof noticeLetters;
