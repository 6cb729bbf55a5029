import type { AnswerOf } from '@keelson/contracts';
import {
  type balancesContract,
  type cashFlowContract,
  myFinancialsPaths,
  type overviewContract,
  type watchSectionContract,
  withCapital,
} from '@keelson/contracts/my-financials';
import type { CoveredSection, SeriesSpan } from '@keelson/vocabulary';
import { type Answer, keepAnswer } from '../../client/answer';
import { baseApi } from '../../client/base-api';
import type { AnswerNotes } from '../../client/send';
import { type Asked, clocksOf } from '../../figures/explanation.api';

export type Overview = AnswerOf<typeof overviewContract>;
export type Financials = NonNullable<Overview['financials']>;
export type Kpi = Financials['kpis']['last12Months']['employeesTurnover'];
export type CashRow = Financials['cashFlowDay'][number];
export type StockRow = Financials['todaysBalances'][number];
export type YearsRow = Financials['sales']['finalList'][number];

interface AskedDetail extends Asked {
  readonly by: SeriesSpan;
}

/** The overview with the capital of each month, however its rows spell it. */
function readOverview({ financials, ...overview }: Overview, notes: AnswerNotes | undefined): Answer<Overview> {
  if (financials === null) return keepAnswer<Overview>({ ...overview, financials }, notes);
  const [capitalReserves, balanceSheet] = [
    financials.capitalReserves.map(withCapital),
    financials.balanceSheet.map(withCapital),
  ];
  return keepAnswer<Overview>({ ...overview, financials: { ...financials, capitalReserves, balanceSheet } }, notes);
}

const myFinancialsApi = baseApi.enhanceEndpoints({ addTagTypes: ['ledger', 'watched-sections'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    financialsOverview: build.query<Answer<Overview>, Asked>({
      query: (asked) => ({
        route: myFinancialsPaths.overview,
        params: { accountId: asked.accountId },
        query: clocksOf(asked),
      }),
      transformResponse: readOverview,
      providesTags: ['ledger', 'watched-sections'],
    }),
    financialsCashFlow: build.query<AnswerOf<typeof cashFlowContract>, AskedDetail>({
      query: (asked) => ({
        route: myFinancialsPaths.cashFlow,
        params: { accountId: asked.accountId },
        query: { ...clocksOf(asked), by: asked.by },
      }),
      providesTags: ['ledger', 'watched-sections'],
    }),
    financialsBalances: build.query<AnswerOf<typeof balancesContract>, AskedDetail>({
      query: (asked) => ({
        route: myFinancialsPaths.balances,
        params: { accountId: asked.accountId },
        query: { ...clocksOf(asked), by: asked.by },
      }),
      providesTags: ['ledger', 'watched-sections'],
    }),
    financialsWatchSection: build.mutation<
      AnswerOf<typeof watchSectionContract>,
      { readonly accountId: string; readonly section: CoveredSection }
    >({
      query: (params) => ({ route: myFinancialsPaths.watchSection, params }),
      invalidatesTags: (_answer, error) => (error ? [] : ['watched-sections']),
    }),
  }),
});

export const {
  useFinancialsOverviewQuery,
  useFinancialsCashFlowQuery,
  useFinancialsBalancesQuery,
  useFinancialsWatchSectionMutation,
} = myFinancialsApi;
