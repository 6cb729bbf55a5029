import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  accountsPaths,
  type beginAuthenticatorContract,
  type confirmAuthenticatorContract,
  type renewRecoveryCodesContract,
  type secondFactorsContract,
} from '@keelson/contracts/accounts';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';

export type SecondFactorsSet = AnswerOf<typeof secondFactorsContract>;
export type NewAuthenticator = AnswerOf<typeof beginAuthenticatorContract>;
type NewCodes = AnswerOf<typeof renewRecoveryCodesContract>;

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
  useAccountsRenewRecoveryCodesMutation,
} = secondFactorsApi;
