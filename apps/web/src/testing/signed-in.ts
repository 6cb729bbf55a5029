import type { AnswerOf } from '@keelson/contracts';
import { EMAIL_FLAG, type FlagValue, progressContract, STEP_FLAGS } from '@keelson/contracts/onboarding';
import { ONBOARDING_STEPS, type OnboardingStep } from '@keelson/vocabulary';
import type { Me } from '../session/session.api';
import type { ApiServer } from './api-server';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token in the API's shape; nobody verifies it here. */
export const tokenWith = (claims: Record<string, unknown> = {}): string =>
  `${encode({ alg: 'none' })}.${encode({ iat: 0, exp: 300, ...claims })}.signature`;

export const customer: Me = {
  id: 'acc_1',
  userName: 'owner@acme.example',
  name: 'Alex',
  surname: '',
  companyName: 'Acme Joinery Ltd',
  email: 'owner@acme.example',
  isPremium: 'false',
  isAdmin: false,
  isSuperAdmin: false,
  channelPartner: 'false',
  userStatus: 'active',
  freeTrailUser: 1,
  paymentFlag: 0,
  subscribedToPayment: 0,
  freeTrailExpired: false,
  paymentStatus: 'Trial',
  standing: 'onboarding',
  roles: ['customer'],
  permissions: [],
};

export const admin: Me = {
  ...customer,
  id: 'acc_2',
  isAdmin: true,
  standing: 'exempt',
  freeTrailUser: 0,
  roles: ['admin'],
  permissions: ['customers.manage'],
};

export const superAdmin: Me = { ...admin, id: 'acc_3', isSuperAdmin: true, roles: ['superAdmin'] };

export const partner: Me = {
  ...customer,
  id: 'acc_4',
  channelPartner: 'true',
  standing: 'exempt',
  freeTrailUser: 0,
  accessCode: '12345678',
};

/** What sign-in and passcode answer. */
export const signedInData = (me: Me, genericQuestionsDetails: 'true' | 'false' = 'false') => ({
  authenticated: 'true',
  jwt: tokenWith(),
  company_details: {
    id: me.id,
    companyName: me.companyName,
    email: me.email,
    firstName: me.name,
    isPremium: me.isPremium,
    channelPartner: me.channelPartner,
  },
  user_details: {
    id: me.id,
    username: me.userName,
    freeTrailUser: me.freeTrailUser,
    paymentFlag: 0,
    subscribedToPayment: 0,
    freeTrailExpired: false,
  },
  user_status: 'active',
  account_api_id: 'a',
  cycle_id: 'c',
  genericQuestionsDetails,
});

/** A session that survives a reload: stored values here, a token and the account there. */
export const haveSession = (api: ApiServer, me: Me): void => {
  localStorage.setItem('id', me.id);
  api.on('POST', '/session/token', { data: { jwt: tokenWith() } });
  api.on('GET', '/session/me', { data: me });
};

type Progress = AnswerOf<typeof progressContract>;
type Standing = Pick<Progress['steps'][number], 'status' | 'openedAt'>;

/**
 * The progress of a customer who answers the questions about the company, or has finished. `standings` are those of
 * steps that stand otherwise.
 */
export const progressWith = (
  dashboardFlag: FlagValue,
  standings: Partial<Record<OnboardingStep, Partial<Standing>>> = {},
): Progress => {
  const finished = dashboardFlag === 'completed';
  const openedAt = finished ? '2026-11-02T09:00:00.000Z' : null;
  const statusOf = (step: OnboardingStep): FlagValue => {
    if (step === 'dashboard') return dashboardFlag;
    if (finished || step === 'thankYou') return 'completed';
    return step === 'generic' ? 'inprogress' : 'pending';
  };
  const steps = ONBOARDING_STEPS.map((step) => ({
    step,
    flag: STEP_FLAGS[step],
    status: statusOf(step),
    openedAt,
    startedAt: null,
    completedAt: null,
    ...standings[step],
  }));
  return progressContract.schemas.answer.parse({
    username: 'acc_1',
    [EMAIL_FLAG]: 'completed',
    ...Object.fromEntries(steps.map(({ flag, status }) => [flag, status])),
    steps,
    next: finished ? null : 'generic',
    startedAt: null,
    lastChangedAt: null,
  });
};
