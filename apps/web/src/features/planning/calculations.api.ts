import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type calculateCashReleaseContract,
  type cashReleaseContract,
  planningPaths as paths,
  type saveCashReleaseContract,
  type savedDatesContract,
} from '@keelson/contracts/planning';
import type { PlanningTool } from '@keelson/vocabulary';
import { isRefusal } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type CashReleaseRead = AnswerOf<typeof cashReleaseContract>;
export type SavedDates = AnswerOf<typeof savedDatesContract>['dates'];

interface ReadCash {
  /** The account, or the id of its partner's list. */
  readonly list: string;
  /** The instant of a saved calculation; the figures of now without. */
  readonly created?: string | undefined;
}

interface SentCash {
  readonly accountId: string;
  readonly body: BodyOf<typeof calculateCashReleaseContract>;
}

interface SavedCash {
  readonly accountId: string;
  readonly asPartner: boolean;
  readonly body: BodyOf<typeof saveCashReleaseContract>;
}

/** The books may have changed under what was shown. */
const readAgain = (_answer: unknown, error: unknown) => (isRefusal(error) ? (['ledger'] as const) : []);

const calculationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger', 'saved-calculations'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningCashRelease: build.query<CashReleaseRead, ReadCash>({
      query: ({ list, created }) => ({
        route: paths.cashRelease,
        params: { accountId: list },
        ...(created !== undefined && { query: { created } }),
      }),
      providesTags: ['ledger'],
    }),
    planningCalculateCash: build.mutation<AnswerOf<typeof calculateCashReleaseContract>, SentCash>({
      query: ({ accountId, body }) => ({ route: paths.calculateCashRelease, params: { accountId }, body }),
      invalidatesTags: readAgain,
    }),
    planningSaveCash: build.mutation<AnswerOf<typeof saveCashReleaseContract>, SavedCash>({
      query: ({ accountId, asPartner, body }) => ({
        route: paths.saveCashRelease,
        params: { accountId },
        ...(asPartner && { query: { isChannelPartner: 'true' } }),
        body,
      }),
      invalidatesTags: (answer, error) => (answer ? ['saved-calculations'] : readAgain(answer, error)),
    }),
    planningSavedDates: build.query<SavedDates, { readonly list: string; readonly tool: PlanningTool }>({
      query: ({ list, tool }) => ({ route: paths.savedDates, params: { accountId: list, tool } }),
      transformResponse: ({ dates }: AnswerOf<typeof savedDatesContract>) => dates,
      providesTags: ['saved-calculations'],
    }),
  }),
});

export const {
  usePlanningCashReleaseQuery,
  usePlanningCalculateCashMutation,
  usePlanningSaveCashMutation,
  usePlanningSavedDatesQuery,
} = calculationsApi;
