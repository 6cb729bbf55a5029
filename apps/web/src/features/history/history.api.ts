import type { AnswerOf } from '@keelson/contracts';
import {
  type accountHistoryContract,
  historyPaths,
  type historyVerificationContract,
} from '@keelson/contracts/history';
import { baseApi } from '../../client/base-api';
import type { HistoryFilters } from './history-state';

export type HistoryPage = AnswerOf<typeof accountHistoryContract>;
export type HistoryEntry = HistoryPage['entries'][number];
export type HistoryFinding = AnswerOf<typeof historyVerificationContract>;

/** The events of one account that fit the filters. */
export interface FilteredHistory extends HistoryFilters {
  readonly accountId: string;
}

/** Events of an import stand as one, unless they are looked for. */
function asked({ accountId, ...filters }: FilteredHistory) {
  const { search, related, import: importId, from, until } = filters;
  const lookedFor = [search, related, importId, from, until].some((filter) => filter !== undefined);
  return {
    route: historyPaths.accountHistory,
    params: { accountId },
    query: { ...filters, gather: lookedFor ? undefined : 'imports', size: PART_SIZE },
  };
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

export const historyApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['account-history', 'audit-trail'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      historyLatest: build.query<HistoryPage, HistoryQuestion>({
        query: ({ accountId, before, size }) => ({
          route: historyPaths.accountHistory,
          params: { accountId },
          query: { before, size },
        }),
        providesTags: ['account-history'],
      }),
      historyEvents: build.query<HistoryPage, FilteredHistory>({
        query: asked,
        providesTags: ['account-history'],
      }),
      /** Never made stale: what lies before a position stays as it is. */
      historyEventsPart: build.query<HistoryPage, HistoryPart>({
        query: ({ part, before, ...question }) => {
          const call = asked(question);
          return { ...call, query: { ...call.query, before, skip: part * PART_SIZE } };
        },
      }),
      /** What one import recorded, the newest first. */
      historyOfImport: build.query<HistoryPage, { readonly accountId: string; readonly importId: string }>({
        query: ({ accountId, importId }) => ({
          route: historyPaths.accountHistory,
          params: { accountId },
          query: { import: importId, size: PART_SIZE },
        }),
        providesTags: ['account-history'],
      }),
      historyVerification: build.mutation<HistoryFinding, string>({
        query: (accountId) => ({ route: historyPaths.verification, params: { accountId } }),
        invalidatesTags: ['account-history'],
      }),
    }),
  });

export const {
  useHistoryLatestQuery,
  useHistoryEventsQuery,
  useHistoryEventsPartQuery,
  useHistoryOfImportQuery,
  useHistoryVerificationMutation,
} = historyApi;
