import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type bankOverviewContract,
  bankPaths as paths,
  type listBankLinesContract,
  type matchBankLineContract,
  type previewStatementContract,
  type recordStatementContract,
} from '@keelson/contracts/reconciliation';
import type { BankLineStanding, PageSize } from '@keelson/vocabulary';
import { type Answer, keepAnswer } from '../../../client/answer';
import { baseApi } from '../../../client/base-api';

export type Bank = AnswerOf<typeof bankOverviewContract>;
export type OpenPayout = Bank['open'][number];
export type BankLinePage = AnswerOf<typeof listBankLinesContract>;
export type ListedLine = BankLinePage['rows'][number];
export type StatementPreview = AnswerOf<typeof previewStatementContract>;
export type StatementKept = AnswerOf<typeof recordStatementContract>;

export interface BankLinesQuery {
  readonly standing?: BankLineStanding | undefined;
  readonly search?: string | undefined;
  readonly payout?: string | undefined;
  readonly after?: string | undefined;
  readonly size: PageSize;
}

type Decided = { readonly payoutId: string } & BodyOf<typeof matchBankLineContract>;

const bankApi = baseApi.enhanceEndpoints({ addTagTypes: ['reconciliation'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    reconciliationBank: build.query<Bank, void>({
      query: () => ({ route: paths.overview }),
      providesTags: ['reconciliation'],
    }),
    reconciliationBankLines: build.query<BankLinePage, BankLinesQuery>({
      query: (query) => ({ route: paths.lines, query: { ...query } }),
      providesTags: ['reconciliation'],
    }),
    reconciliationBankPreview: build.mutation<StatementPreview, BodyOf<typeof previewStatementContract>>({
      query: (body) => ({ route: paths.preview, body }),
    }),
    reconciliationBankRecord: build.mutation<Answer<StatementKept>, BodyOf<typeof recordStatementContract>>({
      query: (body) => ({ route: paths.record, body }),
      transformResponse: keepAnswer<StatementKept>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationBankMatch: build.mutation<Answer<object>, Decided>({
      query: ({ payoutId, ...body }) => ({ route: paths.match, params: { payoutId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationBankUnmatch: build.mutation<Answer<object>, Decided>({
      query: ({ payoutId, ...body }) => ({ route: paths.unmatch, params: { payoutId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
  }),
});

export const {
  useReconciliationBankQuery,
  useReconciliationBankLinesQuery,
  useReconciliationBankPreviewMutation,
  useReconciliationBankRecordMutation,
  useReconciliationBankMatchMutation,
  useReconciliationBankUnmatchMutation,
} = bankApi;
