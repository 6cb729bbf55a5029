import type { signInContract } from '@keelson/contracts/session';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { AccountFlags } from '@keelson/domain/accounts';
import type { Profile } from './profile';

export type SignInAnswer = AnswerInputOf<typeof signInContract>;
export type SignedInAnswer = Extract<SignInAnswer, { authenticated: 'true' }>;

const truth = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

/** The payment flags under their published names. */
export const wireFlags = ({ trial, paid, subscribed, trialExpired }: AccountFlags) => ({
  freeTrailUser: trial,
  paymentFlag: paid,
  subscribedToPayment: subscribed,
  freeTrailExpired: trialExpired,
});

/** The login answer. The ids of the subscription are empty before there is one. */
export const signedInAnswer = (profile: Profile, jwt: string): SignedInAnswer => ({
  authenticated: 'true',
  jwt,
  company_details: {
    id: profile.accountId,
    companyName: profile.companyName,
    email: profile.email,
    firstName: profile.name,
    isPremium: truth(profile.flags.premium),
    channelPartner: truth(profile.accessCode !== undefined),
    ...(profile.accessCode === undefined ? {} : { accessCode: profile.accessCode }),
  },
  user_details: { id: profile.accountId, username: profile.email, ...wireFlags(profile.flags) },
  user_status: profile.underDeletion ? 'under_deletion' : 'active',
  ...profile.billing,
  genericQuestionsDetails: truth(profile.genericAnswered),
});
