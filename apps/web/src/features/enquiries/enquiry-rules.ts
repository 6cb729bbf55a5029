import { answerEnquiryContract, contactContract, sendEnquiryContract } from '@keelson/contracts/enquiries';
import { schemaMessages } from '../../ui/form/schema-messages';
import { contactBodyOf, type ContactValues } from './contact-values';
import { enquiryBodyOf, type EnquiryValues } from './enquiry-values';

/** What a member of staff writes back. */
export interface Reply {
  readonly text: string;
}

export const contactRules = (values: ContactValues) =>
  schemaMessages<ContactValues>(contactContract.schemas.body, contactBodyOf(values));

export const enquiryRules = (values: EnquiryValues) =>
  schemaMessages<EnquiryValues>(sendEnquiryContract.schemas.body, enquiryBodyOf(values));

export const replyRules = (values: Reply) => schemaMessages<Reply>(answerEnquiryContract.schemas.body, values);
