import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type calculateDetailContract,
  type detailedProfitAndLossContract,
  planningPaths as paths,
  type saveDetailContract,
} from '@keelson/contracts/planning';
import { isRefusal } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type DetailRead = AnswerOf<typeof detailedProfitAndLossContract>;

interface ReadDetail {
  /** The account, or the id of its partner's list. */
  readonly list: string;
  /** The instant of a saved calculation; the figures of now without. */
  readonly created?: string | undefined;
}

interface SentDetail {
  readonly accountId: string;
  readonly body: BodyOf<typeof calculateDetailContract>;
}

interface SavedDetail {
  readonly accountId: string;
  readonly asPartner: boolean;
  readonly body: BodyOf<typeof saveDetailContract>;
}

const STARTS = ['ledger', 'what-if-inputs'] as const;

/** What was refused may have changed under what was shown. */
const readAgain = (_answer: unknown, error: unknown) => (isRefusal(error) ? [...STARTS] : []);

const detailApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['ledger', 'what-if-inputs', 'saved-calculations'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      planningDetail: build.query<DetailRead, ReadDetail>({
        query: ({ list, created }) => ({
          route: paths.detailedProfitAndLoss,
          params: { accountId: list },
          ...(created !== undefined && { query: { created } }),
        }),
        providesTags: STARTS,
      }),
      planningCalculateDetail: build.mutation<AnswerOf<typeof calculateDetailContract>, SentDetail>({
        query: ({ accountId, body }) => ({ route: paths.calculateDetail, params: { accountId }, body }),
        invalidatesTags: readAgain,
      }),
      planningSaveDetail: build.mutation<AnswerOf<typeof saveDetailContract>, SavedDetail>({
        query: ({ accountId, asPartner, body }) => ({
          route: paths.saveDetail,
          params: { accountId },
          ...(asPartner && { query: { isChannelPartner: 'true' } }),
          body,
        }),
        invalidatesTags: (answer, error) => (answer ? ['saved-calculations'] : readAgain(answer, error)),
      }),
    }),
  });

export const { usePlanningDetailQuery, usePlanningCalculateDetailMutation, usePlanningSaveDetailMutation } = detailApi;
