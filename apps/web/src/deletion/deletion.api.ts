import type { AnswerOf } from '@keelson/contracts';
import {
  type completeDeletionContract,
  deletionPaths,
  type deletionProcessContract,
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

const deletionApi = baseApi.enhanceEndpoints({ addTagTypes: ['customers', 'partner-customers'] }).injectEndpoints({
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
      invalidatesTags: ['customers', 'partner-customers'],
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
      invalidatesTags: ['customers', 'partner-customers'],
    }),
  }),
});

export const { useDeletionProcessMutation, useDeletionCompleteMutation } = deletionApi;
