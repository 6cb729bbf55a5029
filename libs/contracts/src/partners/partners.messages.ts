import type { PasswordReason } from '../validation/password-policy';

/** Texts of channel partners; the specified ones stay word for word, two blanks and all. */
export const partnersMessages = {
  required: 'Required !!',
  firstNameRequired: 'First Name is required !!',
  lastNameRequired: 'Last Name is required !!',
  businessNameRequired: 'Business Name is required !!',
  emailRequired: 'Email is required !!',
  mobileRequired: 'Mobile Number is required !!',
  passwordRequired: 'Password is required !!',
  firstNameTooLong: 'First Name should not exceed 50 characters.',
  lastNameTooLong: 'Last Name should not exceed 50 characters.',
  businessNameTooLong: 'Business Name should not exceed 50 characters.',
  businessNameNotAlphanumeric: 'Business Name should be alphanumeric.',
  nameUnfit: 'Please enter a name on one line',
  invalidEmail: 'Invalid email address',
  invalidMobile: 'Enter a valid Mobile Number',
  mobileNotFromZero: 'Mobile Number should start with 0',
  mobileNotElevenDigits: 'Enter Valid Mobile Number !!',
  invalidWebAddress: 'Web Address should be a valid URL',
  passwordsDiffer: 'Password and Confirm password must match',
  alreadyRegistered: 'The email is already registered. Please login or choose another mail to register',
  registered: 'Thank you for registering as a channel partner. Please confirm your email address',
  codeSent: 'access code sent to email successfully',
  codeSentAlready: 'access code has already sent to mail',
  /** What the pages show for the two answers above. */
  codeSentShown: 'Access code has been sent to email successfully, Please Check.',
  codeSentAlreadyShown:
    'This email has already been used to generate access code, please try using another email address.',
  accessCodeRequired: 'Access code is required !!',
  accessCodeNotNumeric: 'Access code should be numeric',
  invalidAccessCode: 'Invalid access code',
  invalidPartnerCode: 'Invalid channel partner code',
  partnerChanged: 'Channel partner changed  successfully',
  partnerRemoved: 'User channel partner removed successfully, and assigned to the default channel partner',
  defaultPartnerStays: 'You are assigned to the default channel partner, you cannot remove',
  alreadyThisPartner: 'This is already your channel partner',
  tooManyAttempts: 'Too many attempts. Please try again later',
  customerNotFound: 'There is no such customer',
  partnerNotFound: 'There is no such channel partner',
  detailsUnavailable: 'Could not load the details of this channel partner',
  dashboardNotCompleted: 'The account can be viewed once its owner has completed the dashboard',
  accountNotReady: 'Your account is being prepared. Please try again in a moment',
  searchPlaceholder: 'Search by Name, Company, Email, Account Type or Status',
  partnersSearchPlaceholder: 'Search by Name, Company, Email or Access Code',
  empty: 'No User is Found',
  tableFailed: 'Technical error,please contact with technical team',
  loading: 'Loading',
  somethingWrong: 'Something went wrong!',
  unableToSignup: 'Unable to signup',
} as const;

const composition = 'Password to have at least one number, one upper case and one lower case alphabet.';

/** Channel partner sign-up. */
export const partnerPasswordMessages: Record<PasswordReason, string> = {
  'too-short': 'Minimum length 6',
  'too-long': 'Minimum length 6, max length 12',
  'no-lower-case': composition,
  'no-upper-case': composition,
  'no-digit': composition,
  'too-common': 'This password is too common. Please choose another one',
};
