import type { PhoneReason } from '../validation/phone';

/** Texts of the Edit Profile dialog and the profile page; the specified ones stay word for word. */
export const profileMessages = {
  required: 'required !!',
  nameInvalid: 'Please enter a name of at most 50 characters',
  changed: 'Your profile has updated successfully',
  saveFailed: 'Unable to save profile',
  contactToDelete: 'Please contact us to delete your account',
  accountNotFound: 'There is no such account',
  profileUnavailable: 'Unable to get company by username',
} as const;

const wrongNumber = 'Enter Valid mobile number !!';

/** The dialog of the shell: exactly 11 digits. */
export const shellPhoneMessages: Record<PhoneReason, string> = {
  missing: profileMessages.required,
  'not-starting-with-zero': wrongNumber,
  invalid: wrongNumber,
  'too-short': wrongNumber,
  'too-long': wrongNumber,
};

const tenToFifteen = 'Enter a valid phone number (10-15 digits only)';

/** The profile page: 10 to 15 digits. */
export const profilePhoneMessages: Record<PhoneReason, string> = {
  missing: 'Phone number is required',
  'not-starting-with-zero': tenToFifteen,
  invalid: tenToFifteen,
  'too-short': 'Phone number must be at least 10 digits',
  'too-long': 'Phone number must be at most 15 digits',
};
