import { enquiriesMessages as texts, enquiryPhoneMessages } from '@keelson/contracts/enquiries';
import { holdsCardNumber, isEmail, phoneReason } from '@keelson/contracts/validation';
import { type IssueType, OTHER_ISSUE } from '@keelson/vocabulary';
import { messagesByField } from '../../ui/form/messages-by-field';
import type { FieldMessages } from '../../ui/form/use-form';
import { nameMessage } from './contact-values';

export interface EnquiryValues {
  readonly issueOrEnquiryType: string;
  readonly other: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly termsAndConditions: boolean;
}

export const EMPTY_ENQUIRY: EnquiryValues = {
  issueOrEnquiryType: '',
  other: '',
  firstName: '',
  lastName: '',
  businessName: '',
  email: '',
  mobileNumber: '',
  termsAndConditions: false,
};

const otherMessage = ({ issueOrEnquiryType, other }: EnquiryValues): string | undefined => {
  if (issueOrEnquiryType !== OTHER_ISSUE) return undefined;
  if (other.trim() === '') return texts.otherRequired;
  return holdsCardNumber(other) ? texts.cardNumber : undefined;
};

const emailMessage = (email: string): string | undefined => {
  if (email.trim() === '') return texts.emailRequired;
  return isEmail(email) ? undefined : texts.emailInvalid;
};

const mobileMessage = (mobile: string): string | undefined => {
  const reason = phoneReason('enquiry', mobile);
  return reason === undefined ? undefined : enquiryPhoneMessages[reason];
};

/** Every rule of the enquiry form with its specified text. */
export const enquiryMessages = (values: EnquiryValues): FieldMessages<EnquiryValues> =>
  messagesByField<EnquiryValues>({
    issueOrEnquiryType: values.issueOrEnquiryType === '' ? texts.issueTypeRequired : undefined,
    other: otherMessage(values),
    firstName: nameMessage(values.firstName, texts.firstNameRequired),
    lastName: nameMessage(values.lastName, texts.lastNameRequired),
    businessName: nameMessage(values.businessName, texts.businessNameRequired),
    email: emailMessage(values.email),
    mobileNumber: mobileMessage(values.mobileNumber),
    termsAndConditions: values.termsAndConditions ? undefined : texts.termsRequired,
  });

/** What the API takes; the form has been checked. */
export const enquiryBodyOf = ({ issueOrEnquiryType, other, ...values }: EnquiryValues) => ({
  ...values,
  issueOrEnquiryType: issueOrEnquiryType as IssueType,
  other: issueOrEnquiryType === OTHER_ISSUE ? other : '',
  termsAndConditions: true as const,
});
