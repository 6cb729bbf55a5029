import type { PhoneReason } from '../validation/phone';

/** Texts of the contact page, the enquiry form and the inbox; the specified ones stay word for word. */
export const enquiriesMessages = {
  required: 'Required !!',
  contactEmailInvalid: 'Email is not valid!!!!',
  contactSent: 'Thank you. Your message has been sent, and a person will answer it',
  /** The status that the specified enquiry call answers. */
  saved: 'data saved successfully',
  enquirySent: 'Your enquiry has been sent successfully and our team will be in touch soon.',
  issueTypeRequired: 'Issue Type is required!!',
  otherRequired: 'Other is required!!',
  firstNameRequired: 'First Name is required!!',
  lastNameRequired: 'Last Name is required!!',
  businessNameRequired: 'Business Name is required!!',
  emailRequired: 'Email is required!!',
  emailInvalid: 'Invalid email address',
  termsRequired: 'Terms and Conditions is required!!',
  nameInvalid: 'Please enter a name of at most 50 characters',
  tooLong: 'This text is too long',
  notPlain: 'Please use letters, digits and signs only',
  cardNumber: 'Please leave out card numbers. We never ask for them here',
  tooMany: 'Too many messages were sent. Please try again later',
  notFound: 'There is no such message',
  closed: 'This message is closed. Reopen it to answer',
  tooManyActs: 'This message has been answered too often. Please write from your own mailbox',
  answerSent: 'Your answer is on its way',
  closedNow: 'The message is closed',
  reopened: 'The message is open again',
  tableFailed: 'Could not load the messages',
  empty: 'No message is found',
} as const;

export const enquiryPhoneMessages: Record<PhoneReason, string> = {
  missing: 'Mobile Number is required!!',
  'not-starting-with-zero': 'Mobile Number should start with 0',
  invalid: 'Enter Valid Mobile Number !!',
  'too-short': 'Enter Valid Mobile Number !!',
  'too-long': 'Enter Valid Mobile Number !!',
};
