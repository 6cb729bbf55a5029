import type { AnswerOf, BodyOf, RouteContract } from '@keelson/contracts';
import {
  operationsPaths,
  type overviewContract,
  type rebuildContract,
  type retryJobContract,
  type retryStreamContract,
  type verifyContract,
} from '@keelson/contracts/operations';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';

export type Overview = AnswerOf<typeof overviewContract>;
export type Subscription = Overview['subscriptions'][number];
export type Parked = Overview['parked']['streams'][number];
export type Queue = Overview['jobs']['queues'][number];
export type FailedJob = Overview['jobs']['failed'][number];
export type Asked = Overview['requests'][number];

type Requested = AnswerOf<typeof verifyContract>;
/** What is asked for, and that the own password confirmed it. */
interface Asking<Contract extends RouteContract> {
  readonly body: BodyOf<Contract>;
  readonly confirmed: Confirmed;
}

export const operationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Operations'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    operationsOverview: build.query<Overview, void>({
      query: () => ({ route: operationsPaths.overview }),
      providesTags: ['Operations'],
    }),
    operationsRebuild: build.mutation<Requested, Asking<typeof rebuildContract>>({
      query: ({ body, confirmed }) => ({ route: operationsPaths.rebuild, body, ...confirmed }),
      invalidatesTags: ['Operations'],
    }),
    operationsRetryStream: build.mutation<Requested, Asking<typeof retryStreamContract>>({
      query: ({ body, confirmed }) => ({ route: operationsPaths.retryStream, body, ...confirmed }),
      invalidatesTags: ['Operations'],
    }),
    operationsRetryJob: build.mutation<Requested, Asking<typeof retryJobContract>>({
      query: ({ body, confirmed }) => ({ route: operationsPaths.retryJob, body, ...confirmed }),
      invalidatesTags: ['Operations'],
    }),
    operationsVerify: build.mutation<Requested, Asking<typeof verifyContract>>({
      query: ({ body, confirmed }) => ({ route: operationsPaths.verify, body, ...confirmed }),
      invalidatesTags: ['Operations'],
    }),
  }),
});

export const {
  useOperationsRebuildMutation,
  useOperationsRetryStreamMutation,
  useOperationsRetryJobMutation,
  useOperationsVerifyMutation,
} = operationsApi;
