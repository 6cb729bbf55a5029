import type { AnswerOf } from '@keelson/contracts';
import { type accessLogContract, historyPaths } from '@keelson/contracts/history';
import { historyApi } from '../history.api';
import type { AccessLogFilters } from './access-log-state';

export type AccessLog = AnswerOf<typeof accessLogContract>;
export type Visit = AccessLog['visits'][number];
export type VisitItem = Visit['items'][number];
export type Visitor = Visit['who'];

/** One page of the visits, newest first. */
export interface AskedVisits extends AccessLogFilters {
  readonly accountId: string;
  /** Only older visits than the one at this place among all events. */
  readonly before?: number | undefined;
}

const accessLogApi = historyApi.enhanceEndpoints({ addTagTypes: ['access-log'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    historyAccessLog: build.query<AccessLog, AskedVisits>({
      query: ({ accountId, ...query }) => ({ route: historyPaths.accessLog, params: { accountId }, query }),
      providesTags: ['access-log'],
    }),
  }),
});

export const { useHistoryAccessLogQuery } = accessLogApi;
