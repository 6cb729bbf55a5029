import { CUSTOMER_PASSWORD_PROFILES, type PasswordProfile } from '@keelson/vocabulary';
import { z } from 'zod';
import { anyAccount, confirmed, openToAll, owner } from '../access/rules';
import { besideOthers } from '../validation/beside-others';
import { isEmail } from '../validation/email';
import { companyNameReason, nameReason } from '../validation/name';
import { newPassword, passwordText } from '../validation/password-field';
import { phoneReason } from '../validation/phone';
import { defineRoute } from '../wire/route';
import { accountsMessages as texts, registerPasswordMessages, registerPhoneMessages } from './accounts.messages';
import { accountsPaths as paths } from './accounts.paths';
import { COMPANY_TYPES, needsRegistrationNumber } from '../validation/company-type';
import { CARD_PLAN_NAMES } from './plan-name';
import { SUPPORT_NEEDS } from './support-need';

const passwordField = passwordText(texts.required);
/** Something else than white space. */
const required = z.string().regex(/\S/, texts.required);
const email = z.string().max(300, texts.invalidEmail).refine(isEmail, texts.invalidEmail);
const name = required.max(200, texts.invalidName).refine((text) => nameReason(text) === undefined, texts.invalidName);
const companyName = required
  .max(400, texts.invalidCompanyName)
  .refine((text) => companyNameReason(text) === undefined, texts.invalidCompanyName);
const token = z.string().regex(/^[A-Za-z0-9_-]{43}$/, texts.invalidLink);
const nothing = z.object({});

const phone = z
  .string()
  .max(32, registerPhoneMessages.invalid)
  .superRefine((text, context) => {
    const reason = phoneReason('register', text);
    if (reason) context.addIssue({ code: 'custom', message: registerPhoneMessages[reason] });
  });

const registerWith = (password: z.ZodString) =>
  z
    .strictObject({
      name,
      companyName,
      companyRegistrationNumber: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{0,8}$/, texts.invalidRegistrationNumber)
        .optional(),
      sector: z.int().min(1, texts.required).max(21, texts.required),
      companyType: z.enum(COMPANY_TYPES, texts.required),
      phone,
      email: required.max(300, texts.invalidEmail).refine(isEmail, texts.invalidEmail),
      password,
      confirmPassword: passwordField,
      /** Set to enter a card on the hosted checkout at once: the answer then starts a session. */
      plan: z.enum(CARD_PLAN_NAMES).optional(),
      supportNeeds: z.array(z.enum(SUPPORT_NEEDS), texts.required).min(1, texts.required).max(SUPPORT_NEEDS.length),
      termsAndConditions: z.literal(true, texts.required),
      privacyPolicy: z.literal(true, texts.required),
    })
    .superRefine((body, context) => {
      if (needsRegistrationNumber(body.companyType) && !body.companyRegistrationNumber)
        context.addIssue({ code: 'custom', path: ['companyRegistrationNumber'], message: texts.required });
      if (body.password !== body.confirmPassword)
        context.addIssue({ code: 'custom', path: ['confirmPassword'], message: texts.passwordMismatch });
    }, besideOthers);

export const registerBody = registerWith(passwordField);

/** What the register form checks: the body, with the password by the profile. */
export const registerForm = (profile: PasswordProfile) =>
  registerWith(newPassword(z.string().min(1, texts.required), profile, registerPasswordMessages));

export const registerContract = defineRoute(paths.register, openToAll, 'Open a trial account for a company', {
  body: registerBody,
  secret: true,
  proofOfWork: true,
  answerHeaders: ['set-cookie'],
  refusals: ['ALREADY_REGISTERED', 'PASSWORD_UNFIT', 'TOO_MANY_ATTEMPTS'],
  answer: z.object({
    company_details: z.object({ id: z.string(), companyName: z.string(), email: z.string() }),
    user_details: z.object({ id: z.string(), username: z.string(), freeTrailUser: z.literal(1) }),
    /** Access token of the session; only where a plan was chosen. */
    jwt: z.string().optional(),
  }),
});

export const verifyEmailContract = defineRoute(
  paths.verifyEmail,
  openToAll,
  'Confirm an email address by the mailed link',
  {
    body: z.strictObject({ email, token }),
    refusals: ['INVALID_LINK', 'USER_ALREADY_EXISTS'],
    answer: nothing,
  },
);

export const resendVerificationContract = defineRoute(
  paths.resendVerification,
  openToAll,
  'Send the verification mail again; answers alike for every address',
  { body: z.strictObject({ email, chanelPartner: z.boolean().optional() }), answer: nothing },
);

export const correctEmailContract = defineRoute(
  paths.correctEmail,
  owner,
  'Correct a mistyped address before it is confirmed; the link goes to the new one and the old link is void',
  {
    body: z.strictObject({ email }),
    proofOfWork: true,
    refusals: ['ALREADY_REGISTERED', 'EMAIL_CONFIRMED', 'TOO_MANY_ATTEMPTS'],
    answer: z.object({ email: z.string() }),
  },
);

export const forgotPasswordContract = defineRoute(
  paths.forgotPassword,
  openToAll,
  'Ask for a PIN to set a new password; answers alike for every address',
  { body: z.strictObject({ email }), answerHeaders: ['set-cookie'], answer: nothing },
);

export const resetPasswordContract = defineRoute(
  paths.resetPassword,
  openToAll,
  'Set a new password with the mailed PIN, from the mailed link or in the browser that asked',
  {
    body: z.strictObject({
      email,
      passcode: z
        .string()
        .min(1, texts.required)
        .regex(/^\d{5}$/, texts.pinUnfit),
      password: passwordField,
      token: token.optional(),
    }),
    answerHeaders: ['set-cookie'],
    refusals: ['PASSWORD_UNFIT', 'RESET_REFUSED'],
    answer: nothing,
  },
);

export const changePasswordContract = defineRoute(paths.changePassword, anyAccount, 'Change the own password', {
  body: z.strictObject({
    userName: z.string().min(1, texts.required).max(300),
    /** The old password. */
    password: passwordField,
    newPassword: passwordField,
  }),
  secret: true,
  /** The session goes on under a new cookie, and this token comes with it. */
  answerHeaders: ['set-cookie'],
  refusals: ['ACCOUNT_NOT_FOUND', 'OLD_PASSWORD_WRONG', 'PASSWORD_UNFIT', 'TOO_MANY_ATTEMPTS'],
  answer: z.object({ jwt: z.string().optional() }),
});

export const passwordPolicyContract = defineRoute(
  paths.passwordPolicy,
  openToAll,
  'The password rule that the forms of customers and channel partners check',
  {
    answer: z.object({
      profile: z.enum(CUSTOMER_PASSWORD_PROFILES),
      minimumLength: z.int(),
      maximumLength: z.int(),
    }),
  },
);

const passcodeSetting = z.object({
  enabled: z.boolean(),
  /** Members of staff: on, and not to be switched. */
  fixed: z.boolean(),
});

export const passcodeSettingContract = defineRoute(
  paths.passcodeSetting,
  anyAccount,
  'Whether the own account asks for a passcode at every sign-in',
  { refusals: ['ACCOUNT_NOT_FOUND'], answer: passcodeSetting },
);

export const changePasscodeSettingContract = defineRoute(
  paths.changePasscodeSetting,
  confirmed(anyAccount, 'Switch the passcode at sign-in on or off', 'enabled'),
  'Switch the passcode at sign-in on or off; it is always on for staff',
  {
    body: z.strictObject({ enabled: z.boolean() }),
    refusals: ['ACCOUNT_NOT_FOUND', 'PASSCODE_ALWAYS_ON'],
    answer: passcodeSetting,
  },
);
