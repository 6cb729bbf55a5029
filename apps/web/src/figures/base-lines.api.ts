import type { AnswerOf } from '@keelson/contracts';
import { type baseLinesContract, myFinancialsPaths, type ToolOnBooks } from '@keelson/contracts/my-financials';
import type { Month } from '@keelson/kernel';
import { baseApi } from '../client/base-api';
import { type Asked, clocksOf } from './explanation.api';

export type BaseLines = AnswerOf<typeof baseLinesContract>;

export interface AskedLines extends Asked {
  readonly tool: ToolOnBooks;
  /** Of the detailed profit and loss: one month alone. */
  readonly month?: Month | undefined;
}

const baseLinesApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    baseLines: build.query<BaseLines, AskedLines>({
      query: ({ tool, month, ...asked }) => ({
        route: myFinancialsPaths.baseLines,
        params: { accountId: asked.accountId, tool },
        query: { ...clocksOf(asked), ...(month !== undefined && { month }) },
      }),
      providesTags: ['ledger'],
    }),
  }),
});

export const { useBaseLinesQuery } = baseLinesApi;
