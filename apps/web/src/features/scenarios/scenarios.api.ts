import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type beginScenarioContract,
  type changeScenarioContract,
  type rebaseScenarioContract,
  type scenariosContract,
  scenariosPaths as paths,
} from '@keelson/contracts/scenarios';
import { isRefusal } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type ScenariosRead = AnswerOf<typeof scenariosContract>;
export type Scenario = ScenariosRead['scenarios'][number];
export type Base = Scenario['base'];
export type Changes = Scenario['changes'];

interface One {
  readonly accountId: string;
  readonly scenarioId: string;
}

/** By both clocks; the latest figures without. */
interface Looked {
  readonly accountId: string;
  readonly asAt?: string | undefined;
  readonly knownOn?: string | undefined;
}
type Answer = AnswerOf<typeof beginScenarioContract>;

/** What was refused may have been so because of what somebody else did. */
const readAgain = (_answer: unknown, error: unknown) =>
  error === undefined || isRefusal(error) ? (['scenarios'] as const) : [];

const scenariosApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger', 'scenarios'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    scenariosList: build.query<ScenariosRead, Looked>({
      query: ({ accountId, asAt, knownOn }) => ({
        ...{ route: paths.list, params: { accountId } },
        query: { ...(asAt !== undefined && { asAt }), ...(knownOn !== undefined && { knownOn }) },
      }),
      providesTags: ['scenarios', 'ledger'],
    }),
    scenariosBegin: build.mutation<Answer, Omit<One, 'scenarioId'> & { body: BodyOf<typeof beginScenarioContract> }>({
      query: ({ accountId, body }) => ({ route: paths.begin, params: { accountId }, body }),
      invalidatesTags: readAgain,
    }),
    scenariosFork: build.mutation<Answer, One & { readonly name: string }>({
      query: ({ name, ...params }) => ({ route: paths.fork, params, body: { name } }),
      invalidatesTags: readAgain,
    }),
    scenariosRename: build.mutation<Answer, One & { readonly name: string }>({
      query: ({ name, ...params }) => ({ route: paths.rename, params, body: { name } }),
      invalidatesTags: readAgain,
    }),
    scenariosChange: build.mutation<Answer, One & { readonly body: BodyOf<typeof changeScenarioContract> }>({
      query: ({ body, ...params }) => ({ route: paths.change, params, body }),
      invalidatesTags: readAgain,
    }),
    scenariosRebase: build.mutation<Answer, One & { readonly body: BodyOf<typeof rebaseScenarioContract> }>({
      query: ({ body, ...params }) => ({ route: paths.rebase, params, body }),
      invalidatesTags: readAgain,
    }),
    scenariosClose: build.mutation<Answer, One>({
      query: (params) => ({ route: paths.close, params: { ...params } }),
      invalidatesTags: readAgain,
    }),
  }),
});

export const {
  useLazyScenariosListQuery,
  useScenariosListQuery,
  useScenariosBeginMutation,
  useScenariosForkMutation,
  useScenariosRenameMutation,
  useScenariosChangeMutation,
  useScenariosRebaseMutation,
  useScenariosCloseMutation,
} = scenariosApi;
