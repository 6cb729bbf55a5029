import { type PasswordProfile, PLANS } from '@keelson/vocabulary';
import { z } from 'zod';
import { openToAll } from '../access/rules';
import { signedIn } from '../session/session.contract';
import { besideOthers } from '../validation/beside-others';
import { isEmail } from '../validation/email';
import { companyNameReason, nameReason } from '../validation/name';
import { newPassword, passwordText } from '../validation/password-field';
import { phoneReason } from '../validation/phone';
import { isPostcode } from '../validation/postcode';
import { isWebAddress } from '../validation/web-address';
import { defineRoute } from '../wire/route';
import { accountsMessages } from './accounts.messages';
import { accountsPaths as paths } from './accounts.paths';
import { COMPANY_TYPES, isRegistrationNumber, needsRegistrationNumber } from '../validation/company-type';
import { signUpMessages as texts, signUpPasswordMessages, signUpPhoneMessages } from './sign-up.messages';

const ADDRESS_MAXIMUM_LENGTH = 100;

const personName = (missing: string) =>
  z
    .string()
    .max(200, texts.nameTooLong)
    .superRefine((text, context) => {
      const reason = nameReason(text);
      if (reason) context.addIssue({ code: 'custom', message: reason === 'missing' ? missing : texts.nameTooLong });
    });

const addressLine = (missing: string) =>
  z
    .string()
    .max(400, texts.addressTooLong)
    .superRefine((text, context) => {
      const reason = nameReason(text, ADDRESS_MAXIMUM_LENGTH);
      if (reason) context.addIssue({ code: 'custom', message: reason === 'missing' ? missing : texts.addressTooLong });
    });

const phone = z
  .string()
  .max(32, signUpPhoneMessages.invalid)
  .superRefine((text, context) => {
    const reason = phoneReason('paid-sign-up', text);
    if (reason) context.addIssue({ code: 'custom', message: signUpPhoneMessages[reason] });
  });

const signUpWith = (password: z.ZodString, mismatch: string) =>
  z
    .strictObject({
      firstName: personName(texts.firstNameRequired),
      lastName: personName(texts.lastNameRequired),
      accessCode: z
        .string()
        .min(1, texts.accessCodeRequired)
        .regex(/^\d{1,16}$/, texts.accessCodeNumeric),
      companyType: z.enum(COMPANY_TYPES, texts.companyTypeRequired),
      companyName: z
        .string()
        .max(400, accountsMessages.invalidCompanyName)
        .refine((text) => companyNameReason(text) !== 'missing', texts.companyNameRequired)
        .refine((text) => companyNameReason(text) === undefined, accountsMessages.invalidCompanyName),
      companyRegistrationNumber: z
        .string()
        .trim()
        .refine((text) => text === '' || isRegistrationNumber(text), accountsMessages.invalidRegistrationNumber)
        .optional(),
      sector: z.int(texts.sectorRequired).min(1, texts.sectorRequired).max(21, texts.sectorRequired),
      phone,
      email: z
        .string()
        .regex(/\S/, texts.emailRequired)
        .max(300, accountsMessages.invalidEmail)
        .refine(isEmail, accountsMessages.invalidEmail),
      webAddress: z
        .string()
        .max(400, texts.webAddressInvalid)
        .refine((text) => text.trim() === '' || isWebAddress(text), texts.webAddressInvalid)
        .optional(),
      streetAddress: addressLine(texts.streetAddressRequired),
      addressLine: addressLine(texts.addressLineRequired),
      city: addressLine(texts.cityRequired),
      postCode: z
        .string()
        .regex(/\S/, texts.postCodeRequired)
        .max(16, texts.postCodeInvalid)
        .refine(isPostcode, texts.postCodeInvalid),
      password,
      confirmpassword: passwordText(texts.confirmRequired),
      termsAndConditions: z.literal(true, texts.termsRequired),
      /** Accepted and without effect: what an account may use follows from its payments. */
      isPremium: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
      /** The plan's name. What it costs is the catalogue's to say. */
      price: z.enum(PLANS),
    })
    .superRefine((body, context) => {
      if (needsRegistrationNumber(body.companyType) && !body.companyRegistrationNumber)
        context.addIssue({ code: 'custom', path: ['companyRegistrationNumber'], message: texts.companyNotChosen });
      if (body.password !== body.confirmpassword)
        context.addIssue({ code: 'custom', path: ['confirmpassword'], message: mismatch });
    }, besideOthers);

/** The sign-up payload (shell and accounts, section 3) under its published names. */
export const signUpBody = signUpWith(passwordText(texts.passwordRequired), texts.passwordsMustMatch);

/** What a sign-up form checks: the payload, with the password by the profile and the form's own text of a mismatch. */
export const signUpForm = (profile: PasswordProfile, mismatch: string) =>
  signUpWith(newPassword(z.string().min(1, texts.passwordRequired), profile, signUpPasswordMessages), mismatch);

export const signUpCompanyContract = defineRoute(
  paths.signUpCompany,
  openToAll,
  'Open an account for a company that chose a plan, and start its session; payment follows on the hosted checkout',
  {
    body: signUpBody,
    secret: true,
    proofOfWork: true,
    answerHeaders: ['set-cookie'],
    refusals: ['ALREADY_REGISTERED', 'INVALID_ACCESS_CODE', 'PASSWORD_UNFIT', 'TOO_MANY_ATTEMPTS'],
    answer: signedIn,
  },
);
