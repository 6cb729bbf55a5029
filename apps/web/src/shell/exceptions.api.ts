import type { AnswerOf } from '@keelson/contracts';
import { type countExceptionsContract, reconciliationPaths } from '@keelson/contracts/reconciliation';
import { baseApi } from '../client/base-api';

/** Read again with the reconciliation's pages, as soon as something has changed there. */
const exceptionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['reconciliation'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    shellExceptions: build.query<AnswerOf<typeof countExceptionsContract>, void>({
      query: () => ({ route: reconciliationPaths.exceptions }),
      providesTags: ['reconciliation'],
    }),
  }),
});

export const { useShellExceptionsQuery } = exceptionsApi;
