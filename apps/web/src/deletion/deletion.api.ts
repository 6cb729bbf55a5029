import type { AnswerOf } from '@keelson/contracts';
import {
  type completeDeletionContract,
  deletionPaths,
  type deletionProcessContract,
  type unfinishedDeletionsContract,
} from '@keelson/contracts/deletion';
import type { Confirmed } from '../client/api-call';
import { baseApi } from '../client/base-api';

/** Whom a step is about, as the confirmation and the call name it. */
export interface DeletionTarget {
  readonly accountId: string;
  /** Channel partners add it. */
  readonly ischannelpartner?: 'true';
}

interface Call extends Confirmed {
  readonly target: DeletionTarget;
}

export type UnfinishedDeletion = AnswerOf<typeof unfinishedDeletionsContract>['rows'][number];

const TAGS = ['channel-partners', 'customers', 'partner-customers', 'unfinished-deletions'] as const;

export const deletionApi = baseApi.enhanceEndpoints({ addTagTypes: TAGS }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    deletionProcess: build.mutation<
      AnswerOf<typeof deletionProcessContract>,
      Call & { readonly deleteUserflag: '1' | '2' }
    >({
      query: ({ target: { accountId, ischannelpartner }, deleteUserflag, ...confirmed }) => ({
        route: deletionPaths.process,
        params: { accountId },
        query: { deleteUserflag, ischannelpartner },
        ...confirmed,
      }),
      invalidatesTags: ['channel-partners', 'customers', 'partner-customers'],
    }),
    deletionComplete: build.mutation<
      AnswerOf<typeof completeDeletionContract>,
      Call & { readonly deleteAt: string | undefined }
    >({
      query: ({ target: { accountId, ischannelpartner }, deleteAt, ...confirmed }) => ({
        route: deletionPaths.complete,
        params: { accountId },
        query: { deleteAt, ischannelpartner },
        ...confirmed,
      }),
      invalidatesTags: TAGS,
    }),
    deletionUnfinished: build.query<AnswerOf<typeof unfinishedDeletionsContract>, void>({
      query: () => ({ route: deletionPaths.unfinished }),
      providesTags: ['unfinished-deletions'],
    }),
    deletionRetry: build.mutation<object, string>({
      query: (accountId) => ({ route: deletionPaths.retry, params: { accountId } }),
      invalidatesTags: ['unfinished-deletions'],
    }),
  }),
});

export const { useDeletionProcessMutation, useDeletionCompleteMutation, useDeletionRetryMutation } = deletionApi;
