import type { AnswerOf } from '@keelson/contracts';
import { type importStatusContract, ledgerPaths } from '@keelson/contracts/ledger';
import { baseApi } from '../client/base-api';

export type StandingOfBooks = AnswerOf<typeof importStatusContract>;

const booksStandingApi = baseApi.enhanceEndpoints({ addTagTypes: ['connections', 'ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    figuresBooksStanding: build.query<StandingOfBooks, string>({
      query: (accountId) => ({ route: ledgerPaths.importStatus, params: { accountId } }),
      keepUnusedDataFor: 0,
      providesTags: ['connections', 'ledger'],
    }),
  }),
});

export const { useFiguresBooksStandingQuery } = booksStandingApi;
