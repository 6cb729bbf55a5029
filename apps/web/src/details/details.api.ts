import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { accountsPaths, type passwordPolicyContract, type staffResetContract } from '@keelson/contracts/accounts';
import type { Confirmed } from '../client/api-call';
import { baseApi } from '../client/base-api';

interface ResetPassword {
  readonly accountId: string;
  readonly body: BodyOf<typeof staffResetContract>;
  readonly confirmed: Confirmed;
}

const detailsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The rule for the passwords of customers and channel partners. */
    detailsPasswordPolicy: build.query<AnswerOf<typeof passwordPolicyContract>, void>({
      query: () => ({ route: accountsPaths.passwordPolicy }),
    }),
    detailsResetPassword: build.mutation<AnswerOf<typeof staffResetContract>, ResetPassword>({
      query: ({ accountId, body, confirmed }) => ({
        ...{ route: accountsPaths.staffReset, params: { accountId }, body },
        ...confirmed,
      }),
    }),
  }),
});

export const { useDetailsPasswordPolicyQuery, useDetailsResetPasswordMutation } = detailsApi;
