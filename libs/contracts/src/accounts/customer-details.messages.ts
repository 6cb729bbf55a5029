import type { PhoneReason } from '../validation/phone';

const elevenDigits = 'Mobile Number should start with 0 and have a total of 11 digits';

/** Texts of a customer's details in the hands of staff; the specified ones stay word for word. */
export const customerDetailsMessages = {
  required: 'Required !!',
  fieldMissing: 'All fields are manadatory',
  detailsChanged: 'User data update successfully',
  companyChanged: 'Company information update successfully',
  changeRefused: 'Technical error,passing bad request',
  changeFailed: 'Technical error,please contact admin team',
  detailsUnavailable: 'Could not load the details of this customer',
  notAnswered: 'Questionnaire yet to be completed.',
} as const;

export const customerPhoneMessages: Record<PhoneReason, string> = {
  missing: 'Mobile Number is required !!',
  'not-starting-with-zero': elevenDigits,
  invalid: elevenDigits,
  'too-short': elevenDigits,
  'too-long': elevenDigits,
};
