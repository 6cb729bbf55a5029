import { z } from 'zod';
import { companyReaders } from '../access/rules';
import { defineRoute } from '../wire/route';
import { accountParams } from './dashboard.contract';
import { dashboardPaths as paths } from './dashboard.paths';

/** The six metrics by the key of the selector and the name of their data. */
export const BENCHMARK_DATA = {
  gmAsTurnover: 'grossMarginData',
  turnOverPerEmp: 'turnoverData',
  payrollAsTurnover: 'payroll',
  profitBeforeTax: 'profitBeforeTaxData',
  tradeDebtorsDays: 'debtorData',
  tradeCreditorsDays: 'creditorData',
} as const;
export type BenchmarkKey = keyof typeof BENCHMARK_DATA;
export const BENCHMARK_KEYS = Object.keys(BENCHMARK_DATA) as readonly BenchmarkKey[];

const figure = z.number().nullable();
/** Dial angles, 0 to 180 (decision 4.7). */
const angles = { topAverage: figure, middleAverage: figure, bottomAverage: figure, purpuleDail: figure };
const means = { top33: figure, middle33: figure, bottom33: figure };
const outer = { highest33From: figure, highest33To: figure, lowest33From: figure, lowest33To: figure };

export const benchmarkContract = defineRoute(
  paths.benchmark,
  companyReaders,
  'Turnover per employee beside the sector',
  {
    params: accountParams,
    refusals: ['ACCOUNT_NOT_FOUND'],
    answer: z.object({
      /** `top`, `middle`, `bottom`, or that there is nothing to compare with. */
      Message: z.string(),
      CompanyName: z.string(),
      SectorName: z.string(),
      turnoverByEmplyee: figure,
      peers: z.number().int().nullable(),
      ...angles,
      TurnoverData: z.object({ ...means, ...outer, middle33From: figure, middle33To: figure }),
    }),
  },
);

const sixMetricEntry = z.object({
  key: z.enum(BENCHMARK_KEYS),
  heading: z.string(),
  dataName: z.string(),
  value: figure,
  message: z.string(),
  peers: z.number().int().nullable(),
  ...means,
  ...outer,
  ...angles,
  middle33From: figure,
  middles33To: figure,
});

export const sixBenchmarksContract = defineRoute(paths.sixBenchmarks, companyReaders, 'Six metrics beside the sector', {
  params: accountParams,
  refusals: ['ACCOUNT_NOT_FOUND'],
  answer: z.object({ CompanyName: z.string(), SectorName: z.string(), metrics: z.array(sixMetricEntry) }),
});
