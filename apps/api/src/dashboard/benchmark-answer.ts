import {
  type Benchmark,
  benchmark,
  type BenchmarkMetric,
  type Company,
  keyFigures,
  latestMonth,
} from '@keelson/calculators';
import {
  BENCHMARK_DATA,
  BENCHMARK_KEYS,
  type benchmarkContract,
  type BenchmarkKey,
  dashboardMessages as texts,
  type sixBenchmarksContract,
} from '@keelson/contracts/dashboard';
import { SECTORS } from '@keelson/contracts/reference';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { Decimal } from '@keelson/kernel';
import type { Peers } from '@keelson/read-models/figures';
import { THIRDS } from '@keelson/vocabulary';
import { numberOf } from './figure-number';

const METRICS: Readonly<Record<BenchmarkKey, { readonly metric: BenchmarkMetric; readonly heading: string }>> = {
  gmAsTurnover: { metric: 'grossMarginPercent', heading: 'Gross Margin as % of Turnover' },
  turnOverPerEmp: { metric: 'turnoverPerEmployee', heading: 'Turnover per Employee' },
  payrollAsTurnover: { metric: 'payrollPercent', heading: 'Payroll as % of Turnover' },
  profitBeforeTax: { metric: 'profitBeforeTaxPercent', heading: 'Profit before tax %' },
  tradeDebtorsDays: { metric: 'tradeDebtorDays', heading: 'Trade debtor days' },
  tradeCreditorsDays: { metric: 'tradeCreditorDays', heading: 'Trade creditor days' },
};

interface Compared {
  readonly value: Decimal | null;
  readonly result: Benchmark | null;
}

/** What the single form compares, and what the form of six does. */
export const SINGLE_METRIC: readonly BenchmarkMetric[] = ['turnoverPerEmployee'];
export const SIX_METRICS: readonly BenchmarkMetric[] = BENCHMARK_KEYS.map((key) => METRICS[key].metric);

type OwnFigures = ReturnType<typeof keyFigures> | null;

function ownFigures(company: Company | null): OwnFigures {
  const asAt = company && latestMonth(company);
  return company && asAt ? keyFigures(company, asAt) : null;
}

function compared(figures: OwnFigures, peers: Peers, metric: BenchmarkMetric): Compared {
  const value = figures?.[metric].value ?? null;
  return { value, result: benchmark(metric, value, peers.ranked[metric] ?? null) };
}

const nameOf = (company: Company | null): string => company?.books.organisationName ?? '';

const sectorName = ({ sector }: Peers): string => SECTORS.find(({ id }) => id === sector)?.sector_name ?? '';

const messageOf = ({ result }: Compared): string => result?.own?.third ?? texts.noComparison;

function wireThirds({ result }: Compared) {
  const of = (third: (typeof THIRDS)[number]) => result?.thirds[third];
  return {
    means: {
      top33: numberOf(of('top')?.mean),
      middle33: numberOf(of('middle')?.mean),
      bottom33: numberOf(of('bottom')?.mean),
    },
    outer: {
      highest33From: numberOf(of('top')?.from),
      highest33To: numberOf(of('top')?.to),
      lowest33From: numberOf(of('bottom')?.from),
      lowest33To: numberOf(of('bottom')?.to),
    },
    middle: { from: numberOf(of('middle')?.from), to: numberOf(of('middle')?.to) },
    angles: {
      topAverage: numberOf(of('top')?.angle),
      middleAverage: numberOf(of('middle')?.angle),
      bottomAverage: numberOf(of('bottom')?.angle),
      purpuleDail: numberOf(result?.own?.angle),
    },
  };
}

/** The single form; without at least six peers, or a value of one's own, the message says so. */
export function benchmarkAnswer(company: Company | null, peers: Peers): AnswerInputOf<typeof benchmarkContract> {
  const own = compared(ownFigures(company), peers, 'turnoverPerEmployee');
  const { means, outer, middle, angles } = wireThirds(own);
  return {
    Message: messageOf(own),
    CompanyName: nameOf(company),
    SectorName: sectorName(peers),
    turnoverByEmplyee: numberOf(own.value),
    peers: own.result?.peers ?? null,
    ...angles,
    TurnoverData: { ...means, ...outer, middle33From: middle.from, middle33To: middle.to },
  };
}

export function sixBenchmarksAnswer(
  company: Company | null,
  peers: Peers,
): AnswerInputOf<typeof sixBenchmarksContract> {
  const figures = ownFigures(company);
  const metrics = BENCHMARK_KEYS.map((key) => {
    const { metric, heading } = METRICS[key];
    const own = compared(figures, peers, metric);
    const { means, outer, middle, angles } = wireThirds(own);
    return {
      key,
      heading,
      dataName: BENCHMARK_DATA[key],
      value: numberOf(own.value),
      message: messageOf(own),
      peers: own.result?.peers ?? null,
      ...means,
      ...outer,
      ...angles,
      middle33From: middle.from,
      middles33To: middle.to,
    };
  });
  return { CompanyName: nameOf(company), SectorName: sectorName(peers), metrics };
}
