import type { AnswerOf } from '@keelson/contracts';
import { type accountHistoryContract, auditPaths, type historyVerificationContract } from '@keelson/contracts/audit';
import { customersPaths, type getCustomerContract, type listCustomersContract } from '@keelson/contracts/customers';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { CustomerListState } from './customer-list-state';
import type { HistoryFilters } from './history-state';

export type CustomerPage = AnswerOf<typeof listCustomersContract>;
export type Customer = CustomerPage['rows'][number];
export type CustomerDetails = AnswerOf<typeof getCustomerContract>;
export type HistoryPage = AnswerOf<typeof accountHistoryContract>;
export type HistoryEntry = HistoryPage['entries'][number];

export type HistoryFinding = AnswerOf<typeof historyVerificationContract>;

/** The events of one account that fit the filters. */
export interface FilteredHistory extends HistoryFilters {
  readonly accountId: string;
}

/** How many events are loaded at once. */
export const PART_SIZE = 200;

/** A part of a long history, counted from the newest event before a position. */
export interface HistoryPart extends FilteredHistory {
  readonly before: number;
  readonly part: number;
}

export interface HistoryQuestion {
  readonly accountId: string;
  readonly size: number;
  readonly before?: number | undefined;
}

export const customersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['account-history', 'customers'] })
  .injectEndpoints({
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
      customersHistory: build.query<HistoryPage, HistoryQuestion>({
        query: ({ accountId, before, size }) => ({
          route: auditPaths.accountHistory,
          params: { accountId },
          query: { before, size },
        }),
        providesTags: ['account-history'],
      }),
      customersEvents: build.query<HistoryPage, FilteredHistory>({
        query: ({ accountId, ...filters }) => ({
          route: auditPaths.accountHistory,
          params: { accountId },
          query: { ...filters, size: PART_SIZE },
        }),
        providesTags: ['account-history'],
      }),
      /** Never made stale: what lies before a position stays as it is. */
      customersEventsPart: build.query<HistoryPage, HistoryPart>({
        query: ({ accountId, part, before, ...filters }) => ({
          route: auditPaths.accountHistory,
          params: { accountId },
          query: { ...filters, before, skip: part * PART_SIZE, size: PART_SIZE },
        }),
      }),
      customersVerification: build.mutation<HistoryFinding, string>({
        query: (accountId) => ({ route: auditPaths.verification, params: { accountId } }),
        invalidatesTags: ['account-history'],
      }),
    }),
  });

export const {
  useCustomersListQuery,
  useCustomersOneQuery,
  useCustomersHistoryQuery,
  useCustomersEventsQuery,
  useCustomersEventsPartQuery,
  useCustomersVerificationMutation,
} = customersApi;
