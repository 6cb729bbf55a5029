import type { PasswordReason } from '../validation/password-policy';
import type { PhoneReason } from '../validation/phone';

/** Texts of registration, verification and passwords; the specified ones stay word for word. */
export const accountsMessages = {
  required: 'Required !!',
  invalidEmail: 'Invalid email address',
  invalidName: 'Please enter a name of at most 50 characters',
  invalidCompanyName: 'Please enter a name of at most 160 characters',
  invalidRegistrationNumber: 'Enter a valid registration number',
  invalidAccessCode: 'Invalid access code',
  alreadyRegistered: 'The email is already registered. Please login or choose another mail to register',
  tooManyAttempts: 'Too many attempts. Please try again later',
  signedUp: 'Your account has been created',
  registered: 'Your account has been created. Please confirm your email address',
  userNotVerified: 'Unable to verify if user exists',
  invalidLink: 'Invalid Link',
  userAlreadyExists: 'user already exists',
  linkExpired: 'Link has Expired !! Please Go to Home page.',
  emailVerified: 'Your email address has been confirmed',
  verificationSent: 'email verification sent successfully',
  emailConfirmed: 'This email address is confirmed already',
  emailCorrected: 'The link is on its way to the corrected address',
  linkSent: 'Link sent successfully!!!',
  resetRequested: 'If the address has an account, a mail with a PIN is on its way',
  resetRefused: 'The PIN is wrong or no longer valid. Please ask for a new one',
  pinUnfit: 'Enter the 5 digits of the PIN',
  passwordUnfit:
    'Staff passwords need at least 12 characters and must not be known from a data breach. Please choose a new one to continue.',
  passwordReset: 'Password reset successfully',
  oldPasswordWrong: 'The old password is not correct',
  passwordMismatch: 'Password mismatch',
  passwordsShouldBeEqual: 'Password and Confirm Password should be equal',
  resetFormInvalid: 'Password and Confirm Password should be equal And/or satisfy the conditions',
  staffResetInvalid: 'New Password and Confirm Password should be equal And/or satisfy the conditions',
  staffResetRefused: 'Uploading bad request',
  staffResetFailed: 'Technical Error,Uploading bad request',
  passwordRuleNotMet: 'The password does not satisfy the conditions',
  passcodeSwitchedOn: 'A passcode is asked for at every login',
  passcodeSwitchedOff: 'No passcode is asked for at login',
  passcodeAlwaysOn: 'Members of staff always log in with a passcode. It cannot be switched off',
  technicalError: 'Technical error',
} as const;

export const registerPhoneMessages: Record<PhoneReason, string> = {
  missing: 'Required !!',
  'not-starting-with-zero': 'Phone Number should start with 0',
  invalid: 'Enter Valid Phone Number !!',
  'too-short': 'Enter Valid Phone Number !!',
  'too-long': 'Enter Valid Phone Number !!',
};

const tooCommon = 'This password is too common. Please choose another one';
const composition = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';

const staffComposition = 'Password to have at least one number, one upper case and one lower case alphabet.';

/** Simple register form and reset by PIN. */
export const registerPasswordMessages: Record<PasswordReason, string> = {
  'too-short': 'Minium length 6',
  'too-long': 'Minimum length 6, max length 12',
  'no-lower-case': composition,
  'no-upper-case': composition,
  'no-digit': composition,
  'too-common': tooCommon,
};

/** Reset Password of staff: the specified texts of that form. */
export const staffResetPasswordMessages: Record<PasswordReason, string> = {
  ...registerPasswordMessages,
  'no-lower-case': staffComposition,
  'no-upper-case': staffComposition,
  'no-digit': staffComposition,
};

/** Change Password dialog: the first reason in order is shown (decision 4.47). */
export const changePasswordMessages: Record<PasswordReason, string> = {
  'too-short': 'Password should contain atleast 6 characters',
  'too-long': 'Password should contain atmost 12 characters',
  'no-lower-case': 'Password should contain atleast 1 lowercase letter',
  'no-upper-case': 'Password should contain atleast 1 uppercase letter',
  'no-digit': 'Password should contain atleast 1 number',
  'too-common': tooCommon,
};
