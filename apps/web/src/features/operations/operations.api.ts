import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  operationsPaths,
  type overviewContract,
  type rebuildContract,
  type retryJobContract,
  type retryStreamContract,
  type verifyContract,
} from '@keelson/contracts/operations';
import { baseApi } from '../../client/base-api';

export type Overview = AnswerOf<typeof overviewContract>;
export type Subscription = Overview['subscriptions'][number];
export type Parked = Overview['parked']['streams'][number];
export type Queue = Overview['jobs']['queues'][number];
export type FailedJob = Overview['jobs']['failed'][number];
export type Asked = Overview['requests'][number];

type Requested = AnswerOf<typeof verifyContract>;

export const operationsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Operations'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    operationsOverview: build.query<Overview, void>({
      query: () => ({ route: operationsPaths.overview }),
      providesTags: ['Operations'],
    }),
    operationsRebuild: build.mutation<Requested, BodyOf<typeof rebuildContract>>({
      query: (body) => ({ route: operationsPaths.rebuild, body }),
      invalidatesTags: ['Operations'],
    }),
    operationsRetryStream: build.mutation<Requested, BodyOf<typeof retryStreamContract>>({
      query: (body) => ({ route: operationsPaths.retryStream, body }),
      invalidatesTags: ['Operations'],
    }),
    operationsRetryJob: build.mutation<Requested, BodyOf<typeof retryJobContract>>({
      query: (body) => ({ route: operationsPaths.retryJob, body }),
      invalidatesTags: ['Operations'],
    }),
    operationsVerify: build.mutation<Requested, void>({
      query: () => ({ route: operationsPaths.verify, body: {} }),
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
