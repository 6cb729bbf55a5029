import type { PasswordReason } from '../validation/password-policy';
import type { PhoneReason } from '../validation/phone';

/** Texts of the paid and the premium sign-up; the specified ones stay word for word. */
export const signUpMessages = {
  firstNameRequired: 'First Name is required !!',
  lastNameRequired: 'Last Name is required !!',
  nameTooLong: 'should not exceed 50 characters.',
  accessCodeRequired: 'Channel partner code is required !!',
  accessCodeNumeric: 'Channel partner code may contain only digits',
  companyTypeRequired: 'Company Type is required !!',
  companyNameRequired: 'Business Name is required !!',
  companyNotChosen: 'Please choose your company from the suggestions',
  emailRequired: 'Email is required !!',
  sectorRequired: 'Sector is required !!',
  webAddressInvalid: 'Web Address should be a valid URL',
  streetAddressRequired: 'Street Address is required !!',
  addressLineRequired: 'Address Line 2 is required !!',
  cityRequired: 'City is required !!',
  addressTooLong: 'Please enter at most 100 characters',
  postCodeRequired: 'Postcode is required !!',
  postCodeInvalid: 'Invalid UK postcode',
  passwordRequired: 'Password is required !!',
  passwordLength: 'Minimum length 6, max length 12',
  confirmRequired: 'Confirm Password is required !!',
  passwordsMustMatch: 'Password and Confirm password must match',
  termsRequired: 'Please accept the terms',
  unableToSignUp: 'Unable to signup',
} as const;

const UK_MOBILE = 'Mobile Number should start with 0 and have a total of 11 digits';

export const signUpPhoneMessages: Record<PhoneReason, string> = {
  missing: 'Mobile Number is required !!',
  'not-starting-with-zero': UK_MOBILE,
  invalid: UK_MOBILE,
  'too-short': UK_MOBILE,
  'too-long': UK_MOBILE,
};

const composition = 'Password must contain at least one number, one uppercase letter, and one lowercase letter.';

export const signUpPasswordMessages: Record<PasswordReason, string> = {
  'too-short': signUpMessages.passwordLength,
  'too-long': signUpMessages.passwordLength,
  'no-lower-case': composition,
  'no-upper-case': composition,
  'no-digit': composition,
  'too-common': 'This password is too common. Please choose another one',
};
