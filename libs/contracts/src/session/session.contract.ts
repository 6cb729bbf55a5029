import {
  ACCOUNT_STANDINGS,
  ACCOUNT_STATUSES,
  LONGEST_ACTING_REASON,
  PAYMENT_STATUSES,
  SECOND_FACTORS,
} from '@keelson/vocabulary';
import { ACCOUNT_ID } from '@keelson/kernel';
import { z } from 'zod';
import type { AccessRule } from '../access/access-rule';
import { anyAccount, confirmed, customerManagers, openToAll } from '../access/rules';
import { passwordText } from '../validation/password-field';
import { defineRoute } from '../wire/route';
import { sessionMessages as texts } from './session.messages';
import { sessionPaths as paths } from './session.paths';

const zeroOrOne = z.union([z.literal(0), z.literal(1)]);
const truth = z.enum(['true', 'false']);
const nothing = z.object({});

/** Any live session, whatever it may do besides. */
const anyHolder = { ...anyAccount, whileActing: 'allowed' } as const satisfies AccessRule;

const companyDetails = z.object({
  id: z.string(),
  companyName: z.string(),
  email: z.string(),
  firstName: z.string(),
  isPremium: truth,
  channelPartner: truth,
  /** Partners only. */
  accessCode: z.string().optional(),
});

const userDetails = z.object({
  id: z.string(),
  username: z.string(),
  freeTrailUser: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  paymentFlag: zeroOrOne,
  subscribedToPayment: zeroOrOne,
  freeTrailExpired: z.boolean(),
});

/** `authenticated` 'false': a passcode was mailed, or a second factor is asked for, before there is a session. */
export const passcodeNeeded = z.object({
  authenticated: z.literal('false'),
  /** What the account has in place of the passcode: then none was mailed. */
  secondFactors: z.array(z.enum(SECOND_FACTORS)).optional(),
  /** Of an account with passkeys: the origin whose pages may use them. */
  passkeyOrigin: z.string().optional(),
});

export const signedIn = z.object({
  authenticated: z.literal('true'),
  /** Access token for the Authorization header, valid for five minutes. */
  jwt: z.string(),
  company_details: companyDetails,
  user_details: userDetails,
  user_status: z.enum(ACCOUNT_STATUSES),
  account_api_id: z.string(),
  cycle_id: z.string(),
  genericQuestionsDetails: truth,
});

export const signInContract = defineRoute(paths.signIn, openToAll, 'Sign in with email address and password', {
  body: z.strictObject({
    username: z.string().min(1, texts.required).max(300),
    password: passwordText(texts.required),
  }),
  secret: true,
  answerHeaders: ['set-cookie'],
  refusals: [
    'EMAIL_UNCONFIRMED',
    'PASSCODE_PAUSED',
    'SECOND_FACTOR_PAUSED',
    'SIGN_IN_REFUSED',
    'TOO_MANY_PASSCODES',
    'TOO_MANY_SECOND_STEPS',
  ],
  answer: z.discriminatedUnion('authenticated', [passcodeNeeded, signedIn]),
});

export const passcodeContract = defineRoute(paths.passcode, openToAll, 'Finish signing in with the mailed passcode', {
  body: z.strictObject({ passcode: z.string().min(1, texts.required).max(5) }),
  secret: true,
  answerHeaders: ['set-cookie'],
  refusals: ['PASSCODE_REFUSED'],
  answer: signedIn,
});

export const tokenContract = defineRoute(
  paths.token,
  { ...anyHolder, credential: 'cookie' },
  'A new access token for the session of the cookie',
  {
    secret: true,
    answer: z.object({ jwt: z.string() }),
  },
);

export const activityContract = defineRoute(
  paths.activity,
  anyHolder,
  'Somebody is at the keyboard: keep the session',
  {
    answer: nothing,
  },
);

export const stepUpContract = defineRoute(
  paths.stepUp,
  anyHolder,
  'Confirm one act on one target with the own password: the answer counts for it once, within five minutes',
  {
    body: z.strictObject({
      password: passwordText(texts.required),
      /** Id of the route that is about to be called. */
      route: z
        .string()
        .regex(/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/)
        .max(80),
      /** The values by which that route is told its target, under the same names; none where it has no target. */
      target: z
        .record(z.string().max(40), z.union([z.string().max(300), z.boolean(), z.array(z.string().max(80)).max(20)]))
        .optional(),
    }),
    secret: true,
    answerHeaders: ['set-cookie'],
    refusals: ['PASSWORD_INVALID', 'ROUTE_UNKNOWN', 'SESSION_NOT_FOUND', 'TARGET_UNKNOWN', 'TOO_MANY_ATTEMPTS'],
    answer: z.object({
      jwt: z.string(),
      /** For the header `confirmation` of the call that it is for. */
      confirmation: z.string(),
    }),
  },
);

/** By the cookie, and open to all: a browser may ask although its session is over. */
export const signOutContract = defineRoute(
  paths.signOut,
  { ...openToAll, credential: 'cookie', whileActing: 'allowed' },
  'End the session of this browser',
  { answerHeaders: ['set-cookie', 'clear-site-data'], answer: nothing },
);

/** A new token: what was issued for the session before counts no more, in no tab. */
const renewed = z.object({ jwt: z.string() });

/** Whoever acts for somebody is let through as that customer and cannot begin again. */
export const startActingContract = defineRoute(
  paths.startActing,
  customerManagers,
  'Act for a customer from now on, with a reason that the customer can read, for an hour at most',
  {
    body: z.strictObject({
      accountId: z.string().regex(ACCOUNT_ID, 'not an account id'),
      reason: z.string().trim().min(1, texts.reasonNeeded).max(LONGEST_ACTING_REASON, texts.reasonTooLong),
    }),
    secret: true,
    answerHeaders: ['set-cookie'],
    refusals: ['CUSTOMER_NOT_FOUND', 'REASON_NEEDED', 'REASON_TOO_LONG', 'SESSION_NOT_FOUND'],
    answer: renewed,
  },
);

export const endActingContract = defineRoute(
  paths.endActing,
  anyHolder,
  'Act for nobody any more; of a session that acts for nobody it is renewed alone',
  { secret: true, answerHeaders: ['set-cookie'], refusals: ['SESSION_NOT_FOUND'], answer: renewed },
);

export const meContract = defineRoute(paths.me, anyHolder, 'The values of the signed-in account that screens need', {
  secret: true,
  refusals: ['PROFILE_NOT_READY'],
  answer: z.object({
    id: z.string(),
    userName: z.string(),
    name: z.string(),
    surname: z.string(),
    companyName: z.string(),
    email: z.string(),
    isPremium: truth,
    isAdmin: z.boolean(),
    isSuperAdmin: z.boolean(),
    channelPartner: truth,
    userStatus: z.enum(ACCOUNT_STATUSES),
    freeTrailUser: userDetails.shape.freeTrailUser,
    paymentFlag: zeroOrOne,
    subscribedToPayment: zeroOrOne,
    freeTrailExpired: z.boolean(),
    /** End of the trial, ISO instant. */
    trialEndsAt: z.string().optional(),
    /** When the account will be deleted, ISO instant; while that is under way (decision 4.14). */
    deleteAt: z.string().optional(),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    /** What this session may call besides what its role allows. */
    standing: z.enum(ACCOUNT_STANDINGS),
    accessCode: z.string().optional(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    /** While a member of staff acts for this account; everything else is as the customer's. */
    acting: z
      .object({
        adminId: z.string(),
        adminName: z.string(),
        reason: z.string(),
        /** ISO instant. */
        endsAt: z.string(),
        /** Routes that answer no while acting, by id: what only the owner may do. */
        refused: z.array(z.string()),
      })
      .optional(),
  }),
});

/** What only super admins see has pages before it has data: they ask here. A refusal is recorded like every other. */
export const superAdminContract = defineRoute(
  paths.superAdmin,
  { allow: { superAdmin: 'all' } },
  'Whether the session is a super admin’s',
  { answer: nothing },
);

export const listSessionsContract = defineRoute(paths.list, anyAccount, 'The own sessions that are still open', {
  answer: z.object({
    sessions: z.array(
      z.object({
        id: z.string(),
        current: z.boolean(),
        startedAt: z.string(),
        lastActiveAt: z.string(),
        userAgent: z.string(),
      }),
    ),
  }),
});

export const endSessionContract = defineRoute(
  paths.end,
  confirmed(anyAccount, 'End one of the own sessions', 'sessionId'),
  'End one of the own sessions',
  {
    params: z.strictObject({ sessionId: z.uuid() }),
    refusals: ['SESSION_NOT_FOUND'],
    answer: nothing,
  },
);
