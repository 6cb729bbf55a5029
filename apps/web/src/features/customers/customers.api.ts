import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { accountsPaths, type passwordPolicyContract, type staffResetContract } from '@keelson/contracts/accounts';
import { customersPaths, type getCustomerContract, type listCustomersContract } from '@keelson/contracts/customers';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';
import type { CustomerListState } from './customer-list-state';

export type CustomerPage = AnswerOf<typeof listCustomersContract>;
export type Customer = CustomerPage['rows'][number];
export type CustomerDetails = AnswerOf<typeof getCustomerContract>;

interface ResetPassword {
  readonly accountId: string;
  readonly body: BodyOf<typeof staffResetContract>;
  readonly confirmed: Confirmed;
}

export const customersApi = baseApi.enhanceEndpoints({ addTagTypes: ['customers'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    customersList: build.query<Answer<CustomerPage>, CustomerListState>({
      query: ({ search, status, sort, order, size, after, before }) => ({
        route: customersPaths.list,
        query: { search, status, sort, order, size, after, before },
      }),
      transformResponse: keepAnswer<CustomerPage>,
      providesTags: ['customers'],
    }),
    customersOne: build.query<CustomerDetails, string>({
      query: (accountId) => ({ route: customersPaths.one, params: { accountId } }),
      providesTags: ['customers'],
    }),
    /** The rule for the passwords of customers. */
    customersPasswordPolicy: build.query<AnswerOf<typeof passwordPolicyContract>, void>({
      query: () => ({ route: accountsPaths.passwordPolicy }),
    }),
    customersResetPassword: build.mutation<AnswerOf<typeof staffResetContract>, ResetPassword>({
      query: ({ accountId, body, confirmed }) => ({
        ...{ route: accountsPaths.staffReset, params: { accountId }, body },
        ...confirmed,
      }),
    }),
  }),
});

export const {
  useCustomersListQuery,
  useCustomersOneQuery,
  useCustomersPasswordPolicyQuery,
  useCustomersResetPasswordMutation,
} = customersApi;
