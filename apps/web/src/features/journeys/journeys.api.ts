import type { AnswerOf } from '@keelson/contracts';
import { type journeyReplayContract, journeysPaths } from '@keelson/contracts/journeys';
import { baseApi } from '../../client/base-api';

export type Replay = AnswerOf<typeof journeyReplayContract>;
export type Moment = Replay['moments'][number];
export type MomentAct = Moment['act'];
export type AnswersThen = Replay['answers'][number];

const journeysApi = baseApi.enhanceEndpoints({ addTagTypes: ['journey-replay'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    journeysReplay: build.query<Replay, string>({
      query: (accountId) => ({ route: journeysPaths.replay, params: { accountId } }),
      providesTags: ['journey-replay'],
    }),
  }),
});

export const { useJourneysReplayQuery } = journeysApi;
