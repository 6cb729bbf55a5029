import type { AnswerOf } from '@keelson/contracts';
import {
  type accountHistoryContract,
  auditPaths,
  type historyExportContract,
  type historyVerificationContract,
} from '@keelson/contracts/audit';
import { customersPaths, type getCustomerContract, type listCustomersContract } from '@keelson/contracts/customers';
import { type Answer, keepAnswer } from '../../app/answer';
import { baseApi } from '../../app/base-api';
import type { CustomerListState } from './customer-list-state';
import type { HistoryFilters } from './history-state';

export type CustomerPage = AnswerOf<typeof listCustomersContract>;
export type Customer = CustomerPage['rows'][number];
export type CustomerDetails = AnswerOf<typeof getCustomerContract>;
export type HistoryPage = AnswerOf<typeof accountHistoryContract>;
export type HistoryEntry = HistoryPage['entries'][number];

export type HistoryFinding = AnswerOf<typeof historyVerificationContract>;

export type HistoryFile = AnswerOf<typeof historyExportContract>;

/** The events of one account that fit the filters. */
export interface FilteredHistory extends HistoryFilters {
  readonly accountId: string;
}

/** Stands for the page that begins with the newest event. */
const NEWEST = 0;
const PAGE = 200;
const NEWEST_FEW = 10;

export interface HistoryQuestion {
  readonly accountId: string;
  readonly size: number;
  readonly before?: number | undefined;
}

const customersApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    customersList: build.query<Answer<CustomerPage>, CustomerListState>({
      query: ({ search, status, sort, order, page, size }) => ({
        route: customersPaths.list,
        query: { search, status, sort, order, page, size },
      }),
      transformResponse: keepAnswer<CustomerPage>,
      providesTags: ['Customers'],
    }),
    customersOne: build.query<CustomerDetails, string>({
      query: (accountId) => ({ route: customersPaths.one, params: { accountId } }),
      providesTags: ['Customers'],
    }),
    customersHistory: build.query<HistoryPage, HistoryQuestion>({
      query: ({ accountId, before, size }) => ({
        route: auditPaths.accountHistory,
        params: { accountId },
        query: { before, size },
      }),
      providesTags: ['CustomerEvents', 'LastEvents'],
    }),
    customersEvents: build.infiniteQuery<HistoryPage, FilteredHistory, number>({
      infiniteQueryOptions: {
        initialPageParam: NEWEST,
        getNextPageParam: ({ older }) => older ?? undefined,
        refetchCachedPages: false,
      },
      query: ({ queryArg: { accountId, ...filters }, pageParam }) => ({
        route: auditPaths.accountHistory,
        params: { accountId },
        query: { ...filters, before: pageParam === NEWEST ? undefined : pageParam, size: PAGE },
      }),
      providesTags: ['CustomerEvents'],
    }),
    customersNewest: build.query<HistoryPage, FilteredHistory>({
      query: ({ accountId, ...filters }) => ({
        route: auditPaths.accountHistory,
        params: { accountId },
        query: { ...filters, size: NEWEST_FEW },
      }),
      providesTags: ['LastEvents'],
    }),
    customersExport: build.mutation<HistoryFile, FilteredHistory>({
      query: ({ accountId, ...filters }) => ({
        route: auditPaths.export,
        params: { accountId },
        query: { ...filters },
      }),
      invalidatesTags: ['CustomerEvents'],
    }),
    customersVerification: build.mutation<HistoryFinding, string>({
      query: (accountId) => ({ route: auditPaths.verification, params: { accountId } }),
      invalidatesTags: ['CustomerEvents'],
    }),
  }),
});

export const {
  useCustomersListQuery,
  useCustomersOneQuery,
  useCustomersHistoryQuery,
  useCustomersEventsInfiniteQuery,
  useCustomersNewestQuery,
  useCustomersExportMutation,
  useCustomersVerificationMutation,
} = customersApi;
