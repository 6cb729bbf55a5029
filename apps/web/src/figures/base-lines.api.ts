import type { AnswerOf } from '@keelson/contracts';
import { type baseLinesContract, myFinancialsPaths, type ToolOnBooks } from '@keelson/contracts/my-financials';
import { baseApi } from '../client/base-api';
import { type Asked, clocksOf } from './explanation.api';

export type BaseLines = AnswerOf<typeof baseLinesContract>;

export interface AskedLines extends Asked {
  readonly tool: ToolOnBooks;
}

const baseLinesApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    baseLines: build.query<BaseLines, AskedLines>({
      query: ({ tool, ...asked }) => ({
        route: myFinancialsPaths.baseLines,
        params: { accountId: asked.accountId, tool },
        query: clocksOf(asked),
      }),
      providesTags: ['ledger'],
    }),
  }),
});

export const { useBaseLinesQuery } = baseLinesApi;
