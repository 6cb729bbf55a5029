import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  accountsPaths,
  type changeCompanyContract,
  type changeCustomerContract,
  type customerDetailsContract,
} from '@keelson/contracts/accounts';
import { customersPaths, type getCustomerContract, type listCustomersContract } from '@keelson/contracts/customers';
import { type Answer, keepAnswer, keepVersion, type Versioned } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';
import type { CustomerListState } from './customer-list-state';

export type CustomerPage = AnswerOf<typeof listCustomersContract>;
export type Customer = CustomerPage['rows'][number];
export type CustomerDetails = AnswerOf<typeof getCustomerContract>;

export type KnownDetails = AnswerOf<typeof customerDetailsContract> & Versioned;

interface DetailsChange<Body> extends Versioned, Confirmed {
  readonly accountId: string;
  readonly body: Body;
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
    customersDetails: build.query<KnownDetails, string>({
      query: (accountId) => ({ route: accountsPaths.customerDetails, params: { accountId } }),
      transformResponse: keepVersion<AnswerOf<typeof customerDetailsContract>>,
      providesTags: ['customers'],
    }),
    customersChangePersonal: build.mutation<Answer<object>, DetailsChange<BodyOf<typeof changeCustomerContract>>>({
      query: ({ accountId, version, ...call }) => ({
        ...{ route: accountsPaths.changeCustomer, params: { accountId }, ifMatch: version },
        ...call,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['customers'],
    }),
    customersChangeCompany: build.mutation<Answer<object>, DetailsChange<BodyOf<typeof changeCompanyContract>>>({
      query: ({ accountId, version, ...call }) => ({
        ...{ route: accountsPaths.changeCompany, params: { accountId }, ifMatch: version },
        ...call,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['customers'],
    }),
  }),
});

export const {
  useCustomersListQuery,
  useCustomersOneQuery,
  useCustomersDetailsQuery,
  useCustomersChangePersonalMutation,
  useCustomersChangeCompanyMutation,
} = customersApi;
