import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type goalsContract,
  goalsPaths,
  type saveGoalsContract,
  type trajectoryContract,
} from '@keelson/contracts/goals';
import { onboardingPaths } from '@keelson/contracts/onboarding';
import { keepVersion, type Versioned } from '../../client/answer';
import { isOverwriting } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type Goals = AnswerOf<typeof goalsContract>;
export type Goal = Goals['goals'][number];
export type Trajectory = AnswerOf<typeof trajectoryContract>;
interface SavedGoals extends Versioned {
  readonly accountId: string;
  readonly body: BodyOf<typeof saveGoalsContract>;
}

const STEP = 'customerAchieveGoals';

const goalsApi = baseApi.enhanceEndpoints({ addTagTypes: ['goals', 'ledger', 'onboarding-progress'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    goalsOf: build.query<Goals & Versioned, string>({
      query: (accountId) => ({ route: goalsPaths.goals, params: { accountId } }),
      transformResponse: keepVersion<Goals>,
      providesTags: ['goals', 'ledger'],
    }),
    goalsTrajectory: build.query<Trajectory, string>({
      query: (accountId) => ({ route: goalsPaths.trajectory, params: { accountId } }),
      providesTags: ['goals', 'ledger'],
    }),
    goalsSave: build.mutation<Goals, SavedGoals>({
      query: ({ accountId, body, version }) => ({
        route: goalsPaths.saveGoals,
        params: { accountId },
        body,
        ifMatch: version,
      }),
      invalidatesTags: (_answer, error) => (error && !isOverwriting(error) ? [] : ['goals']),
    }),
    goalsOpenStep: build.mutation<unknown, void>({
      query: () => ({ route: onboardingPaths.openStep, params: { step: STEP } }),
    }),
    goalsCompleteStep: build.mutation<unknown, void>({
      query: () => ({ route: onboardingPaths.completeStep, params: { step: STEP } }),
      invalidatesTags: ['onboarding-progress'],
    }),
    goalsLeave: build.mutation<unknown, void>({
      query: () => ({ route: onboardingPaths.saveAndLogOut, body: { step: STEP, finishes: true } }),
    }),
  }),
});

export const {
  useGoalsOfQuery,
  useGoalsTrajectoryQuery,
  useGoalsSaveMutation,
  useGoalsOpenStepMutation,
  useGoalsCompleteStepMutation,
  useGoalsLeaveMutation,
} = goalsApi;
