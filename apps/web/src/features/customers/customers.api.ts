import type { AnswerOf } from '@keelson/contracts';
import { customersPaths, type getCustomerContract, type listCustomersContract } from '@keelson/contracts/customers';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { CustomerListState } from './customer-list-state';

export type CustomerPage = AnswerOf<typeof listCustomersContract>;
export type Customer = CustomerPage['rows'][number];
export type CustomerDetails = AnswerOf<typeof getCustomerContract>;

export const customersApi = baseApi.enhanceEndpoints({ addTagTypes: ['customers'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    customersList: build.query<Answer<CustomerPage>, CustomerListState>({
      query: ({ search, status, sort, order, page, size }) => ({
        route: customersPaths.list,
        query: { search, status, sort, order, page, size },
      }),
      transformResponse: keepAnswer<CustomerPage>,
      providesTags: ['customers'],
    }),
    customersOne: build.query<CustomerDetails, string>({
      query: (accountId) => ({ route: customersPaths.one, params: { accountId } }),
      providesTags: ['customers'],
    }),
  }),
});

export const { useCustomersListQuery, useCustomersOneQuery } = customersApi;
