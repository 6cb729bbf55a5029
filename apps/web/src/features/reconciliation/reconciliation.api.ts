import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type acceptCasesContract,
  type assignCaseContract,
  type commentCaseContract,
  type getCaseContract,
  type getMonthContract,
  type getPayoutContract,
  type listCasesContract,
  type listPayoutsContract,
  type matchCaseContract,
  type reconciliationOverviewContract,
  reconciliationPaths as paths,
  type unmatchCaseContract,
} from '@keelson/contracts/reconciliation';
import { type Answer, keepAnswer } from '../../client/answer';
import type { Confirmed } from '../../client/api-call';
import { baseApi } from '../../client/base-api';
import type { CaseQuery, LinesQuery, PayoutsQuery } from './case-list-state';

export type Overview = AnswerOf<typeof reconciliationOverviewContract>;
export type Month = Overview['months'][number];
export type Statement = AnswerOf<typeof getMonthContract>;
export type MonthPayout = Statement['payouts'][number];
export type MonthCase = Statement['settled'][number];
export type Person = Overview['people'][number];
export type CasePage = AnswerOf<typeof listCasesContract>;
export type Case = CasePage['rows'][number];
export type CaseDetails = AnswerOf<typeof getCaseContract>;
export type PayoutPage = AnswerOf<typeof listPayoutsContract>;
export type Payout = PayoutPage['rows'][number];
export type PayoutWithLines = AnswerOf<typeof getPayoutContract>;
export type PayoutLine = PayoutWithLines['rows'][number];

interface OfCase {
  readonly caseId: string;
}
type Decided = OfCase & BodyOf<typeof matchCaseContract>;
interface Closing {
  readonly month: string;
  readonly seen: string;
  readonly confirmed: Confirmed;
}
type Reasoned = OfCase & BodyOf<typeof unmatchCaseContract>;

const reconciliationApi = baseApi.enhanceEndpoints({ addTagTypes: ['reconciliation'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    reconciliationOverview: build.query<Answer<Overview>, void>({
      query: () => ({ route: paths.overview }),
      transformResponse: keepAnswer<Overview>,
      providesTags: ['reconciliation'],
    }),
    reconciliationCases: build.query<Answer<CasePage>, CaseQuery>({
      query: (query) => ({ route: paths.cases, query: { ...query } }),
      transformResponse: keepAnswer<CasePage>,
      providesTags: ['reconciliation'],
    }),
    reconciliationCase: build.query<CaseDetails, string>({
      query: (caseId) => ({ route: paths.case, params: { caseId } }),
      providesTags: ['reconciliation'],
    }),
    reconciliationPayouts: build.query<PayoutPage, PayoutsQuery>({
      query: (query) => ({ route: paths.payouts, query: { ...query } }),
      providesTags: ['reconciliation'],
    }),
    reconciliationPayout: build.query<PayoutWithLines, LinesQuery>({
      query: ({ payoutId, ...query }) => ({ route: paths.payout, params: { payoutId }, query }),
      providesTags: ['reconciliation'],
    }),
    reconciliationMonth: build.query<Statement, string>({
      query: (month) => ({ route: paths.month, params: { month } }),
      providesTags: ['reconciliation'],
    }),
    reconciliationCloseMonth: build.mutation<Answer<object>, Closing>({
      query: ({ month, seen, confirmed }) => ({
        route: paths.closeMonth,
        params: { month },
        body: { seen },
        ...confirmed,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationSweep: build.mutation<Answer<object>, void>({
      query: () => ({ route: paths.sweep }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationMatch: build.mutation<Answer<object>, Decided>({
      query: ({ caseId, ...body }) => ({ route: paths.match, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationUnmatch: build.mutation<Answer<object>, Reasoned>({
      query: ({ caseId, ...body }) => ({ route: paths.unmatch, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationAssign: build.mutation<Answer<object>, OfCase & BodyOf<typeof assignCaseContract>>({
      query: ({ caseId, ...body }) => ({ route: paths.assign, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationComment: build.mutation<Answer<object>, OfCase & BodyOf<typeof commentCaseContract>>({
      query: ({ caseId, ...body }) => ({ route: paths.comment, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationPropose: build.mutation<Answer<object>, Decided>({
      query: ({ caseId, ...body }) => ({ route: paths.proposeAdjustment, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationApprove: build.mutation<Answer<object>, OfCase & { readonly seen: string }>({
      query: ({ caseId, ...body }) => ({ route: paths.approveAdjustment, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationRefuse: build.mutation<Answer<object>, Reasoned>({
      query: ({ caseId, ...body }) => ({ route: paths.refuseAdjustment, params: { caseId }, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationAskCustomer: build.mutation<
      Answer<object>,
      OfCase & { readonly seen: string; readonly confirmed: Confirmed }
    >({
      query: ({ caseId, seen, confirmed }) => ({
        route: paths.askCustomer,
        params: { caseId },
        body: { seen },
        ...confirmed,
      }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
    reconciliationAccept: build.mutation<Answer<object>, BodyOf<typeof acceptCasesContract>>({
      query: (body) => ({ route: paths.accept, body }),
      transformResponse: keepAnswer<object>,
      invalidatesTags: ['reconciliation'],
    }),
  }),
});

export const {
  useReconciliationOverviewQuery,
  useReconciliationCasesQuery,
  useReconciliationCaseQuery,
  useReconciliationPayoutsQuery,
  useReconciliationPayoutQuery,
  useReconciliationMonthQuery,
  useReconciliationCloseMonthMutation,
  useReconciliationSweepMutation,
  useReconciliationMatchMutation,
  useReconciliationUnmatchMutation,
  useReconciliationAssignMutation,
  useReconciliationCommentMutation,
  useReconciliationProposeMutation,
  useReconciliationApproveMutation,
  useReconciliationRefuseMutation,
  useReconciliationAskCustomerMutation,
  useReconciliationAcceptMutation,
} = reconciliationApi;
