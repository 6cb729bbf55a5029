import { CONTACT_TOPICS, ISSUE_TYPES, OTHER_ISSUE } from '@keelson/vocabulary';
import { z } from 'zod';
import { openToAll } from '../access/rules';
import { besideOthers } from '../validation/beside-others';
import { phoneReason } from '../validation/phone';
import { defineRoute } from '../wire/route';
import { enquiriesMessages as texts, enquiryPhoneMessages } from './enquiries.messages';
import { enquiriesPaths as paths } from './enquiries.paths';
import { LONGEST_MESSAGE, LONGEST_OTHER } from './enquiry-list';
import { emailField, freeText, oneLineName } from './message-fields';

const nothing = z.object({});

export const contactContract = defineRoute(paths.contact, openToAll, 'Write to the team from the contact page', {
  body: z.strictObject({
    name: oneLineName(texts.required),
    companyName: oneLineName(texts.required),
    email: emailField(texts.required, texts.contactEmailInvalid),
    /** The topic. */
    questions: z.enum(CONTACT_TOPICS, texts.required),
    answersText: freeText(LONGEST_MESSAGE, texts.required),
  }),
  proofOfWork: true,
  refusals: ['TOO_MANY_MESSAGES'],
  answer: nothing,
});

const mobileNumber = z
  .string()
  .max(32, enquiryPhoneMessages.invalid)
  .superRefine((text, context) => {
    const reason = phoneReason('enquiry', text);
    if (reason) context.addIssue({ code: 'custom', message: enquiryPhoneMessages[reason] });
  });

export const sendEnquiryContract = defineRoute(paths.send, openToAll, 'Ask for help with the sign-up', {
  body: z
    .strictObject({
      issueOrEnquiryType: z.enum(ISSUE_TYPES, texts.issueTypeRequired),
      /** Only where the type is `is05`. */
      other: z.string().max(LONGEST_OTHER, texts.tooLong).default(''),
      firstName: oneLineName(texts.firstNameRequired),
      lastName: oneLineName(texts.lastNameRequired),
      businessName: oneLineName(texts.businessNameRequired),
      email: emailField(texts.emailRequired, texts.emailInvalid),
      mobileNumber,
      termsAndConditions: z.literal(true, texts.termsRequired),
    })
    .superRefine(({ issueOrEnquiryType, other }, context) => {
      if (issueOrEnquiryType !== OTHER_ISSUE) return;
      const found = freeText(LONGEST_OTHER, texts.otherRequired).safeParse(other);
      for (const { message } of found.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: ['other'], message });
    }, besideOthers),
  proofOfWork: true,
  refusals: ['TOO_MANY_MESSAGES'],
  answer: nothing,
});
