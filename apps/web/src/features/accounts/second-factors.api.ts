import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  accountsPaths,
  type beginPasskeyContract,
  type beginAuthenticatorContract,
  type confirmAuthenticatorContract,
  type confirmPasskeyContract,
  type renamePasskeyContract,
  type renewRecoveryCodesContract,
  type secondFactorsContract,
} from '@keelson/contracts/accounts';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';

export type SecondFactorsSet = AnswerOf<typeof secondFactorsContract>;
export type NewAuthenticator = AnswerOf<typeof beginAuthenticatorContract>;
export type PasskeyCreation = AnswerOf<typeof beginPasskeyContract>;
export type OwnPasskey = SecondFactorsSet['passkeys'][number];
type NewCodes = AnswerOf<typeof renewRecoveryCodesContract>;

type PasskeyNaming = BodyOf<typeof renamePasskeyContract> & { readonly passkeyId: string };

const secondFactorsApi = baseApi.enhanceEndpoints({ addTagTypes: ['SecondFactors'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    accountsSecondFactors: build.query<SecondFactorsSet, void>({
      query: () => ({ route: accountsPaths.secondFactors }),
      providesTags: ['SecondFactors'],
    }),
    accountsBeginAuthenticator: build.mutation<NewAuthenticator, Confirmed>({
      query: (confirmed) => ({ route: accountsPaths.beginAuthenticator, ...confirmed }),
    }),
    accountsConfirmAuthenticator: build.mutation<Answer<NewCodes>, BodyOf<typeof confirmAuthenticatorContract>>({
      query: (body) => ({ route: accountsPaths.confirmAuthenticator, body }),
      transformResponse: keepAnswer<NewCodes>,
      invalidatesTags: ['SecondFactors'],
    }),
    accountsRemoveAuthenticator: build.mutation<Answer<object>, Confirmed>({
      query: (confirmed) => ({ route: accountsPaths.removeAuthenticator, ...confirmed }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['SecondFactors'],
    }),
    accountsBeginPasskey: build.mutation<PasskeyCreation, Confirmed>({
      query: (confirmed) => ({ route: accountsPaths.beginPasskey, ...confirmed }),
    }),
    accountsConfirmPasskey: build.mutation<Answer<NewCodes>, BodyOf<typeof confirmPasskeyContract>>({
      query: (body) => ({ route: accountsPaths.confirmPasskey, body }),
      transformResponse: keepAnswer<NewCodes>,
      invalidatesTags: ['SecondFactors'],
    }),
    accountsRenamePasskey: build.mutation<Answer<object>, PasskeyNaming>({
      query: ({ passkeyId, ...body }) => ({ route: accountsPaths.renamePasskey, params: { passkeyId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['SecondFactors'],
    }),
    accountsRemovePasskey: build.mutation<Answer<object>, Confirmed & { readonly passkeyId: string }>({
      query: ({ passkeyId, ...confirmed }) => ({
        ...{ route: accountsPaths.removePasskey, params: { passkeyId } },
        ...confirmed,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['SecondFactors'],
    }),
    accountsRenewRecoveryCodes: build.mutation<Answer<NewCodes>, Confirmed>({
      query: (confirmed) => ({ route: accountsPaths.renewRecoveryCodes, ...confirmed }),
      transformResponse: keepAnswer<NewCodes>,
      invalidatesTags: ['SecondFactors'],
    }),
  }),
});

export const {
  useAccountsSecondFactorsQuery,
  useAccountsBeginAuthenticatorMutation,
  useAccountsConfirmAuthenticatorMutation,
  useAccountsRemoveAuthenticatorMutation,
  useAccountsBeginPasskeyMutation,
  useAccountsConfirmPasskeyMutation,
  useAccountsRenamePasskeyMutation,
  useAccountsRemovePasskeyMutation,
  useAccountsRenewRecoveryCodesMutation,
} = secondFactorsApi;
