import type { AnswerOf } from '@keelson/contracts';
import { ledgerPaths, type vatMultiplierContract } from '@keelson/contracts/ledger';
import { keepVersion, type Versioned } from '../client/answer';
import { isOverwriting } from '../client/api-problem';
import { baseApi } from '../client/base-api';

export type VatMultiplier = AnswerOf<typeof vatMultiplierContract>;

interface SavedVatMultiplier extends Versioned {
  readonly accountId: string;
  readonly vatMultiplier: string;
}

const vatApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    figuresVat: build.query<VatMultiplier & Versioned, string>({
      query: (accountId) => ({ route: ledgerPaths.vatMultiplier, params: { accountId } }),
      transformResponse: keepVersion<VatMultiplier>,
      providesTags: ['ledger'],
    }),
    figuresSetVat: build.mutation<unknown, SavedVatMultiplier>({
      query: ({ accountId, vatMultiplier, version }) => ({
        route: ledgerPaths.setVatMultiplier,
        params: { accountId },
        body: { vatMultiplier },
        ifMatch: version,
      }),
      // What overtook a change is read again too.
      invalidatesTags: (_answer, error) => (error !== undefined && !isOverwriting(error) ? [] : ['ledger']),
    }),
  }),
});

export const { useFiguresVatQuery, useFiguresSetVatMutation } = vatApi;
