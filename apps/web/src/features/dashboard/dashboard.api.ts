import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type benchmarkContract,
  type dashboardContract,
  dashboardPaths,
  type profitBeforeTaxContract,
  type sixBenchmarksContract,
  type todaysBalanceContract,
} from '@keelson/contracts/dashboard';
import { contentPaths } from '@keelson/contracts/content';
import { type headcountsContract, ledgerPaths, type saveHeadcountsContract } from '@keelson/contracts/ledger';
import {
  GENERIC_QUESTIONS_PAGE,
  type genericAnswersContract,
  type GenericQuestionEntry,
  onboardingPaths,
} from '@keelson/contracts/onboarding';
import { keepVersion, type Versioned } from '../../client/answer';
import { isOverwriting } from '../../client/api-problem';
import { baseApi } from '../../client/base-api';
import { type Asked, clocksOf } from '../../figures/explanation.api';

export type DashboardFigures = AnswerOf<typeof dashboardContract>;
export type TodaysBalance = AnswerOf<typeof todaysBalanceContract>;
export type ProfitFigures = AnswerOf<typeof profitBeforeTaxContract>;
export type Benchmark = AnswerOf<typeof benchmarkContract>;
export type SixBenchmarks = AnswerOf<typeof sixBenchmarksContract>;
export type BenchmarkMetric = SixBenchmarks['metrics'][number];
export type Headcounts = AnswerOf<typeof headcountsContract>;

type ToldQuestion = Pick<GenericQuestionEntry, 'questionCode' | 'measures'>;

interface SavedHeadcounts extends Versioned {
  readonly accountId: string;
  readonly body: BodyOf<typeof saveHeadcountsContract>;
}

const dashboardApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Content', 'generic-answers', 'ledger', 'onboarding-progress'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      dashboardFigures: build.query<DashboardFigures, Asked>({
        query: (asked) => ({
          route: dashboardPaths.dashboard,
          params: { accountId: asked.accountId },
          query: clocksOf(asked),
        }),
        providesTags: ['ledger'],
      }),
      dashboardBalance: build.query<TodaysBalance, Asked>({
        query: (asked) => ({
          route: dashboardPaths.todaysBalance,
          params: { accountId: asked.accountId },
          query: clocksOf(asked),
        }),
        providesTags: ['ledger'],
      }),
      dashboardProfit: build.query<ProfitFigures, Asked>({
        query: (asked) => ({
          route: dashboardPaths.profitBeforeTax,
          params: { accountId: asked.accountId },
          query: clocksOf(asked),
        }),
        providesTags: ['ledger'],
      }),
      dashboardBenchmark: build.query<Benchmark, string>({
        query: (accountId) => ({ route: dashboardPaths.benchmark, params: { accountId } }),
        providesTags: ['ledger'],
      }),
      dashboardSixBenchmarks: build.query<SixBenchmarks, string>({
        query: (accountId) => ({ route: dashboardPaths.sixBenchmarks, params: { accountId } }),
        providesTags: ['ledger'],
      }),
      dashboardHeadcounts: build.query<Headcounts & Versioned, string>({
        query: (accountId) => ({ route: ledgerPaths.headcounts, params: { accountId } }),
        transformResponse: keepVersion<Headcounts>,
        providesTags: ['ledger'],
      }),
      dashboardToldQuestions: build.query<readonly ToldQuestion[], void>({
        query: () => ({ route: contentPaths.page, params: { page: GENERIC_QUESTIONS_PAGE }, anonymous: true }),
        transformResponse: (entries: readonly { attributes: ToldQuestion }[]) =>
          entries.map(({ attributes }) => attributes),
        providesTags: ['Content'],
      }),
      dashboardToldAnswers: build.query<AnswerOf<typeof genericAnswersContract>, void>({
        query: () => ({ route: onboardingPaths.genericAnswers }),
        providesTags: ['generic-answers'],
      }),
      dashboardSaveHeadcounts: build.mutation<unknown, SavedHeadcounts>({
        query: ({ accountId, body, version }) => ({
          route: ledgerPaths.saveHeadcounts,
          params: { accountId },
          body,
          ifMatch: version,
        }),
        invalidatesTags: (_answer, error) => (error && !isOverwriting(error) ? [] : ['ledger']),
      }),
      dashboardOpenStep: build.mutation<unknown, void>({
        query: () => ({ route: onboardingPaths.openStep, params: { step: 'dashboard' } }),
        invalidatesTags: (_answer, error) => (error ? [] : ['onboarding-progress']),
      }),
    }),
  });

export const {
  useDashboardFiguresQuery,
  useDashboardBalanceQuery,
  useDashboardProfitQuery,
  useDashboardBenchmarkQuery,
  useDashboardSixBenchmarksQuery,
  useDashboardHeadcountsQuery,
  useDashboardToldQuestionsQuery,
  useDashboardToldAnswersQuery,
  useDashboardSaveHeadcountsMutation,
  useDashboardOpenStepMutation,
} = dashboardApi;
