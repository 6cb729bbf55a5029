import { type IssueType, OTHER_ISSUE } from '@keelson/vocabulary';

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

/** What the API takes once the rules have passed. */
export const enquiryBodyOf = ({ issueOrEnquiryType, other, ...values }: EnquiryValues) => ({
  ...values,
  issueOrEnquiryType: issueOrEnquiryType as IssueType,
  other: issueOrEnquiryType === OTHER_ISSUE ? other : '',
  termsAndConditions: values.termsAndConditions as true,
});
