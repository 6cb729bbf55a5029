import type { PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { openToAll, owner, ownerOrActingStaff, publicInformation } from '../access/rules';
import { besideOthers } from '../validation/beside-others';
import { newPassword, passwordText } from '../validation/password-field';
import { defineRoute } from '../wire/route';
import {
  accessCodeFault,
  businessNameFault,
  emailFault,
  nameFault,
  partnerMobileFault,
  requestMobileFault,
  webAddressFault,
} from './partner-rules';
import { partnerPasswordMessages, partnersMessages as texts } from './partners.messages';
import { partnersPaths as paths } from './partners.paths';

export const PARTNER_REFUSALS = [
  'ALREADY_REGISTERED',
  'ALREADY_THIS_PARTNER',
  'DEFAULT_PARTNER_STAYS',
  'EMAIL_CONFIRMED',
  'NOT_REGISTERED',
  'UNKNOWN_PARTNER_CODE',
] as const;

/** A text that a rule of the forms checks, with the rule's own message. */
export const ruled = (fault: (text: string) => string | undefined) =>
  z
    .string()
    .superRefine((text, context) => {
      const message = fault(text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .max(300);

const firstName = ruled((text) => nameFault('firstName', text));
const lastName = ruled((text) => nameFault('lastName', text));

const registerPartnerBody = z.strictObject({
  firstName,
  lastName,
  companyName: ruled(businessNameFault),
  email: ruled(emailFault),
  phone: ruled(partnerMobileFault),
  password: passwordText(texts.passwordRequired),
  webAddress: ruled(webAddressFault).default(''),
  termsAndConditions: z.literal(true, texts.required),
  channelPartner: z.literal(true),
});

/** What the sign-up form checks: the body, the password by the profile, and the password once more. */
export const partnerSignUpForm = (profile: PasswordProfile) =>
  registerPartnerBody
    .extend({
      password: newPassword(z.string().min(1, texts.passwordRequired), profile, partnerPasswordMessages),
      confirmPassword: z.string().min(1, texts.passwordRequired),
    })
    .superRefine((typed, context) => {
      if (typed.confirmPassword !== typed.password)
        context.addIssue({ code: 'custom', path: ['confirmPassword'], message: texts.passwordsDiffer });
    }, besideOthers);

export const registerPartnerContract = defineRoute(
  paths.register,
  openToAll,
  'Open an account for a channel partner; an address that has one already is answered with 202',
  {
    body: registerPartnerBody,
    proofOfWork: true,
    accepted: 'The address is known already; the answer tells nothing else',
    refusals: ['PASSWORD_UNFIT', 'TOO_MANY_ATTEMPTS'],
    answer: z.object({
      company_details: z.object({
        /** Only with a new account. */
        id: z.string().optional(),
        companyName: z.string(),
        email: z.string(),
        channelPartner: z.literal('true'),
      }),
    }),
  },
);

export const requestCodeContract = defineRoute(
  paths.requestCode,
  openToAll,
  'Ask for an access code by mail; each address gets one',
  {
    body: z.strictObject({
      firstName,
      lastName,
      businessName: ruled((text) => nameFault('businessName', text)),
      email: ruled(emailFault),
      mobile: ruled(requestMobileFault),
      termsAndConditions: z.literal(true, texts.required),
      /** May we write about the product. */
      marketing: z.boolean().default(false),
    }),
    proofOfWork: true,
    refusals: ['TOO_MANY_ATTEMPTS'],
    answer: z.object({ sent: z.boolean() }),
  },
);

/** Of a channel partner: digits, without the blanks around them. */
export const accessCode = ruled(accessCodeFault).transform((text) => text.trim());
/** How a partner is named to people who are not the partner. */
const namedPartner = z.object({ partnerName: z.string(), companyName: z.string() });

export const lookUpCodeContract = defineRoute(
  paths.lookUpCode,
  openToAll,
  'Whose access code this is, so that it can be seen before it is accepted',
  {
    body: z.strictObject({ accessCode }),
    proofOfWork: true,
    refusals: ['INVALID_ACCESS_CODE', 'INVALID_PARTNER_CODE', 'TOO_MANY_ATTEMPTS'],
    answer: namedPartner,
  },
);

export const defaultPartnerContract = defineRoute(
  paths.byDefault,
  publicInformation,
  'The default channel partner and its access code, for people who were given none',
  {
    secret: true,
    answer: z.object({
      companyName: z.string(),
      /** Null where no code leads to it. */
      accessCode: z.string().nullable(),
    }),
  },
);

/** The channel partner of a customer, as told to the customer and to staff. */
export const ownPartner = namedPartner.extend({
  /** The default channel partner cannot be removed. */
  isDefault: z.boolean(),
});

export const ownPartnerContract = defineRoute(
  paths.own,
  ownerOrActingStaff,
  'The channel partner of the signed-in customer',
  {
    answer: ownPartner,
  },
);

export const changePartnerContract = defineRoute(
  paths.change,
  owner,
  'Change to the channel partner who holds this code',
  {
    body: z.strictObject({ accessCode }),
    proofOfWork: true,
    refusals: [...PARTNER_REFUSALS, 'INVALID_ACCESS_CODE', 'INVALID_PARTNER_CODE', 'TOO_MANY_ATTEMPTS'],
    answer: ownPartner,
    versionOf: paths.own,
  },
);

export const removePartnerContract = defineRoute(
  paths.remove,
  owner,
  'Remove the channel partner and fall to the default one',
  { refusals: PARTNER_REFUSALS, answer: ownPartner, versionOf: paths.own },
);

export const partnerAccountContract = defineRoute(
  paths.account,
  { allow: { partner: 'own' } },
  'The account of the signed-in channel partner',
  {
    secret: true,
    refusals: ['ACCOUNT_NOT_READY'],
    answer: z.object({
      accessCode: z.string(),
      accountType: z.literal('Channel Partner'),
      /** ISO instant: when the address was confirmed. */
      activatedAt: z.iso.datetime().nullable(),
      partnerName: z.string(),
      companyName: z.string(),
    }),
  },
);
