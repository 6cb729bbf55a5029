import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type cutDownPlannerContract,
  type plannerContract,
  planningPaths as paths,
  type savePlanContract,
} from '@keelson/contracts/planning';
import { isRefusal } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type PlannerRead = AnswerOf<typeof plannerContract>;
export type CutDownRead = AnswerOf<typeof cutDownPlannerContract>;

interface ReadPlan {
  /** The account, or the id of its partner's list. */
  readonly list: string;
  /** The instant of a saved plan; the figures of now without. */
  readonly created?: string | undefined;
}

interface SavedPlan {
  readonly accountId: string;
  readonly asPartner: boolean;
  readonly body: BodyOf<typeof savePlanContract>;
}

const STARTS = ['ledger', 'what-if-inputs'] as const;

const plannerApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['ledger', 'what-if-inputs', 'saved-calculations'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      planningPlanner: build.query<PlannerRead, ReadPlan>({
        query: ({ list, created }) => ({
          route: paths.planner,
          params: { accountId: list },
          ...(created !== undefined && { query: { created } }),
        }),
        providesTags: STARTS,
      }),
      planningCutDownPlanner: build.query<CutDownRead, string>({
        query: (accountId) => ({ route: paths.cutDownPlanner, params: { accountId } }),
        providesTags: STARTS,
      }),
      planningSavePlan: build.mutation<AnswerOf<typeof savePlanContract>, SavedPlan>({
        query: ({ accountId, asPartner, body }) => ({
          route: paths.savePlan,
          params: { accountId },
          ...(asPartner && { query: { isChannelPartner: 'true' } }),
          body,
        }),
        // What was refused may have changed under what was shown.
        invalidatesTags: (answer, error) => (answer ? ['saved-calculations'] : isRefusal(error) ? [...STARTS] : []),
      }),
    }),
  });

export const { usePlanningPlannerQuery, usePlanningCutDownPlannerQuery, usePlanningSavePlanMutation } = plannerApi;
