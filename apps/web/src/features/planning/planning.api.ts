import type { AnswerOf, BodyOf } from '@keelson/contracts';
import { type inputsContract, planningPaths, type saveInputsContract } from '@keelson/contracts/planning';
import { keepVersion, type Versioned } from '../../client/answer';
import { isOverwriting, isRefusal } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';

export type Inputs = AnswerOf<typeof inputsContract>;

interface SavedInputs extends Versioned {
  readonly accountId: string;
  readonly body: BodyOf<typeof saveInputsContract>;
}

const planningApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger', 'what-if-inputs'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    planningInputs: build.query<Inputs & Versioned, string>({
      query: (accountId) => ({ route: planningPaths.inputs, params: { accountId } }),
      transformResponse: keepVersion<Inputs>,
      providesTags: ['what-if-inputs', 'ledger'],
    }),
    planningSaveInputs: build.mutation<AnswerOf<typeof saveInputsContract>, SavedInputs>({
      query: ({ accountId, body, version }) => ({
        route: planningPaths.saveInputs,
        params: { accountId },
        body,
        ifMatch: version,
      }),
      invalidatesTags: (_answer, error) =>
        error && !isOverwriting(error) && !isRefusal(error) ? [] : ['what-if-inputs'],
    }),
  }),
});

export const { usePlanningInputsQuery, usePlanningSaveInputsMutation } = planningApi;
