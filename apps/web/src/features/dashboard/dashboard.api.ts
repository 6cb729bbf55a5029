import type { AnswerOf, BodyOf } from '@keelson/contracts';
import {
  type benchmarkContract,
  type dashboardContract,
  dashboardPaths,
  type profitBeforeTaxContract,
  type sixBenchmarksContract,
  type todaysBalanceContract,
} from '@keelson/contracts/dashboard';
import { type headcountsContract, ledgerPaths, type saveHeadcountsContract } from '@keelson/contracts/ledger';
import { onboardingPaths } from '@keelson/contracts/onboarding';
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

interface SavedHeadcounts extends Versioned {
  readonly accountId: string;
  readonly body: BodyOf<typeof saveHeadcountsContract>;
}

const dashboardApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger', 'onboarding-progress'] }).injectEndpoints({
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
  useDashboardSaveHeadcountsMutation,
  useDashboardOpenStepMutation,
} = dashboardApi;
