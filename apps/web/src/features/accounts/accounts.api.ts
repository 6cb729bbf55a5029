import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  accountsPaths,
  type changePasscodeSettingContract,
  type changePasswordContract,
  type changePartnerProfileContract,
  type changeProfileContract,
  type changeStaffProfileContract,
  type correctEmailContract,
  type forgotPasswordContract,
  type passcodeSettingContract,
  type partnerProfileContract,
  type passwordPolicyContract,
  type profileContract,
  type registerContract,
  type resendVerificationContract,
  type resetPasswordContract,
  type staffProfileContract,
  type verifyEmailContract,
} from '@keelson/contracts/accounts';
import { type companyTypesContract, referencePaths } from '@keelson/contracts/reference';
import { type Answer, keepAnswer, keepVersion, type Versioned } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';

export type OwnProfile = AnswerOf<typeof profileContract> & Versioned;
export type PartnerProfile = AnswerOf<typeof partnerProfileContract> & Versioned;
export type StaffProfile = AnswerOf<typeof staffProfileContract> & Versioned;

interface Changed<Body> extends Versioned {
  readonly body: Body;
}

const accountsApi = baseApi.enhanceEndpoints({ addTagTypes: ['PasscodeSetting', 'Session'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountsRegister: build.mutation<AnswerOf<typeof registerContract>, BodyOf<typeof registerContract>>({
      query: (body) => ({ route: accountsPaths.register, body, anonymous: true }),
    }),
    accountsVerifyEmail: build.mutation<Answer<object>, BodyOf<typeof verifyEmailContract>>({
      query: (body) => ({ route: accountsPaths.verifyEmail, body, anonymous: true }),
      transformResponse: keepAnswer<object>,
    }),
    accountsResendVerification: build.mutation<Answer<object>, BodyOf<typeof resendVerificationContract>>({
      query: (body) => ({ route: accountsPaths.resendVerification, body, anonymous: true }),
      transformResponse: keepAnswer<object>,
    }),
    accountsCorrectEmail: build.mutation<Answer<{ email: string }>, BodyOf<typeof correctEmailContract>>({
      query: (body) => ({ route: accountsPaths.correctEmail, body }),
      transformResponse: keepAnswer<AnswerOf<typeof correctEmailContract>>,
    }),
    accountsForgotPassword: build.mutation<Answer<object>, BodyOf<typeof forgotPasswordContract>>({
      query: (body) => ({ route: accountsPaths.forgotPassword, body, anonymous: true }),
      transformResponse: keepAnswer<object>,
    }),
    accountsResetPassword: build.mutation<Answer<object>, BodyOf<typeof resetPasswordContract>>({
      query: (body) => ({ route: accountsPaths.resetPassword, body, anonymous: true }),
      transformResponse: keepAnswer<object>,
    }),
    accountsChangePassword: build.mutation<
      AnswerOf<typeof changePasswordContract>,
      BodyOf<typeof changePasswordContract>
    >({
      query: (body) => ({ route: accountsPaths.changePassword, body, changesSession: true }),
    }),
    accountsPasscodeSetting: build.query<AnswerOf<typeof passcodeSettingContract>, void>({
      query: () => ({ route: accountsPaths.passcodeSetting }),
      providesTags: ['PasscodeSetting'],
    }),
    accountsChangePasscodeSetting: build.mutation<
      Answer<object>,
      Confirmed & { readonly body: BodyOf<typeof changePasscodeSettingContract> }
    >({
      query: (confirmed) => ({ route: accountsPaths.changePasscodeSetting, ...confirmed }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['PasscodeSetting'],
    }),
    accountsProfile: build.query<OwnProfile, void>({
      query: () => ({ route: accountsPaths.profile }),
      transformResponse: keepVersion<AnswerOf<typeof profileContract>>,
      providesTags: ['Session'],
    }),
    accountsChangeProfile: build.mutation<Answer<object>, Changed<BodyOf<typeof changeProfileContract>>>({
      query: ({ body, version }) => ({ route: accountsPaths.changeProfile, body, ifMatch: version }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['Session'],
    }),
    accountsPartnerProfile: build.query<PartnerProfile, void>({
      query: () => ({ route: accountsPaths.partnerProfile }),
      transformResponse: keepVersion<AnswerOf<typeof partnerProfileContract>>,
      providesTags: ['Session'],
    }),
    accountsChangePartnerProfile: build.mutation<Answer<object>, Changed<BodyOf<typeof changePartnerProfileContract>>>({
      query: ({ body, version }) => ({ route: accountsPaths.changePartnerProfile, body, ifMatch: version }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['Session'],
    }),
    accountsStaffProfile: build.query<StaffProfile, void>({
      query: () => ({ route: accountsPaths.staffProfile }),
      transformResponse: keepVersion<AnswerOf<typeof staffProfileContract>>,
      providesTags: ['Session'],
    }),
    accountsChangeStaffProfile: build.mutation<Answer<object>, Changed<BodyOf<typeof changeStaffProfileContract>>>({
      query: ({ body, version }) => ({ route: accountsPaths.changeStaffProfile, body, ifMatch: version }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['Session'],
    }),
    accountsPasswordPolicy: build.query<AnswerOf<typeof passwordPolicyContract>, void>({
      query: () => ({ route: accountsPaths.passwordPolicy, anonymous: true }),
    }),
    accountsCompanyTypes: build.query<AnswerOf<typeof companyTypesContract>, void>({
      query: () => ({ route: referencePaths.companyTypes, anonymous: true }),
    }),
  }),
});

export const {
  useAccountsRegisterMutation,
  useAccountsVerifyEmailMutation,
  useAccountsResendVerificationMutation,
  useAccountsCorrectEmailMutation,
  useAccountsForgotPasswordMutation,
  useAccountsResetPasswordMutation,
  useAccountsChangePasswordMutation,
  useAccountsPasscodeSettingQuery,
  useAccountsChangePasscodeSettingMutation,
  useAccountsProfileQuery,
  useAccountsChangeProfileMutation,
  useAccountsPartnerProfileQuery,
  useAccountsChangePartnerProfileMutation,
  useAccountsStaffProfileQuery,
  useAccountsChangeStaffProfileMutation,
  useAccountsPasswordPolicyQuery,
  useAccountsCompanyTypesQuery,
} = accountsApi;
