import type { AnswerOf } from '@keelson/contracts';
import { type learningModulesContract, learningPaths } from '@keelson/contracts/learning';
import { baseApi } from '../client/base-api';

export type LearningModules = AnswerOf<typeof learningModulesContract>['modules'];
export type LearningModule = LearningModules[number];

/** The content changes when editors change it, not when somebody learns: what was read stays for the session. */
const KEPT_SECONDS = 3_600;

const learningApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    learningModules: build.query<LearningModules, void>({
      query: () => ({ route: learningPaths.modules }),
      transformResponse: ({ modules }: { readonly modules: LearningModules }) => modules,
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useLearningModulesQuery } = learningApi;
