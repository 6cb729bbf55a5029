import type { AnswerOf } from '@keelson/contracts';
import { type funnelContract, journeysPaths, type stuckContract } from '@keelson/contracts/journeys';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { StuckListState } from './stuck-list-state';

export type Funnel = AnswerOf<typeof funnelContract>;
export type FunnelStep = Funnel['steps'][number];
export type StuckPage = AnswerOf<typeof stuckContract>;
export type WaitingCustomer = StuckPage['rows'][number];

const stuckApi = baseApi.enhanceEndpoints({ addTagTypes: ['journeys'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    journeysFunnel: build.query<Answer<Funnel>, void>({
      query: () => ({ route: journeysPaths.funnel }),
      transformResponse: keepAnswer<Funnel>,
      providesTags: ['journeys'],
    }),
    journeysStuck: build.query<Answer<StuckPage>, StuckListState>({
      query: ({ search, step, standing, sort, order, page, size }) => ({
        route: journeysPaths.stuck,
        query: { search, step, standing, sort, order, page, size },
      }),
      transformResponse: keepAnswer<StuckPage>,
      providesTags: ['journeys'],
    }),
  }),
});

export const { useJourneysFunnelQuery, useJourneysStuckQuery } = stuckApi;
