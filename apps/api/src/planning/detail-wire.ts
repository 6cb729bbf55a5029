import {
  type AccountChanges,
  type AccountRow,
  changeBy,
  DETAILED_PROFIT_AND_LOSS_VERSION,
  detailAsKept,
  type DetailedProfitAndLoss,
  type Figure,
  keptDetailResults,
  type KeptProfitGroups,
  monthlyAmountsOfBooks,
  profitGroupsOf,
} from '@keelson/calculators';
import {
  type calculateDetailContract,
  type detailedProfitAndLossContract,
  GROUP_NAMES,
  SUMMARY_TITLES,
} from '@keelson/contracts/planning';
import type { AnswerInputOf, InputOf } from '@keelson/contracts/wire';
import { type CalculationSaved, detailAsOf, type DetailCalculation } from '@keelson/domain/planning';
import { canonicalJson, Decimal, pence } from '@keelson/kernel';
import type { SavedCalculationRow } from '@keelson/read-models/planning';
import { type PlanLine, planLines, profitSummaryRows } from '@keelson/vocabulary';
import type { CompanyRead } from '../books/company-reader';
import type { DetailStart } from './detail-start';

type DetailAnswer = AnswerInputOf<typeof detailedProfitAndLossContract>;
type Calculation = AnswerInputOf<typeof calculateDetailContract>;
export type DetailSent = InputOf<typeof calculateDetailContract>['body'];

/** What a saved one pinned. */
type Kept = Pick<DetailCalculation, 'inputs' | 'base' | 'results'> &
  Pick<CalculationSaved['data'], 'months' | 'period1' | 'formulaVersion'>;

const number = ({ value }: Figure): number | null => value?.toNumber() ?? null;
const pounds = (amount: number | null): number | null => (amount === null ? null : amount / 100);
/** What has parts of a penny is nobody's figure: it never equals one of the books. */
const inPence = (amount: number | null): number | null =>
  amount === null ? null : pence(new Decimal(amount).times(100).round().toNumber());

const byGroup = <Value>(of: (line: PlanLine) => Value) =>
  Object.fromEntries(planLines().map((line) => [GROUP_NAMES[line], of(line)])) as Record<
    (typeof GROUP_NAMES)[PlanLine],
    Value
  >;

const byLine = <Value>(of: (line: PlanLine) => Value): Record<PlanLine, Value> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Value>;

const sentLines = (sent: DetailSent, line: PlanLine) => sent.summaryDetaileAccountObject2[GROUP_NAMES[line]];

/** By how much each account changes: as it counts, and nothing for what does not change. */
export const sentChanges = (sent: DetailSent): AccountChanges =>
  Object.fromEntries(
    planLines()
      .flatMap((line) => sentLines(sent, line))
      .map((row) => [row.id, changeBy(row.changeBy ?? 0)] as const)
      .filter(([, percent]) => percent !== 0),
  );

/** Whether what somebody looked at is what the account has now. */
export function isDetailOf(sent: DetailSent, { kept }: DetailStart): boolean {
  const asShown: KeptProfitGroups = {
    ...byLine((line) =>
      sentLines(sent, line).map(({ id, accountName, cummulativePLValue }) => ({
        ...{ id, name: accountName, cumulative: inPence(cummulativePLValue) },
      })),
    ),
    ...{ months: sent.noOfMonthsThisYear, otherIncome: inPence(sent.otherIncome) },
  };
  return canonicalJson(asShown) === canonicalJson(kept);
}

const wireLine = (row: AccountRow): Calculation['account']['payroll'][number] => ({
  ...{ id: row.id, accountName: row.name, cummulativePLValue: number(row.cumulative) },
  ...{ annualised: number(row.annualised), changeBy: number(row.changeBy), impact: number(row.impact) },
  resultingPAndL: number(row.resulting),
});

export const wireDetail = ({ groups, summary }: DetailedProfitAndLoss): Calculation => ({
  account: byGroup((line) => groups[line].accounts.map(wireLine)),
  summary: profitSummaryRows().map((id) => ({
    ...{ id, accountName: SUMMARY_TITLES[id], totalAnnualizedValue: number(summary[id].annualised) },
    ...{ totalImpact: number(summary[id].impact), totalResultingPL: number(summary[id].resulting) },
    totalChangeByPercentage: number(summary[id].changeBy),
  })),
});

type Amounts = readonly (number | null)[];

/** With what each account came to month by month. */
const withMonths = (
  { account, summary }: Calculation,
  monthlyOf: (line: PlanLine, id: string) => Amounts,
): Pick<DetailAnswer, 'account' | 'summary'> => ({
  account: byGroup((line) =>
    account[GROUP_NAMES[line]].map((row) => ({ ...row, monthly: monthlyOf(line, row.id).map(pounds) })),
  ),
  summary,
});

/** What was typed as a sum, and what was saved as one, has no months by themselves. */
const noMonths = (): Amounts => [];

const NOTHING = { account: byGroup(() => []), summary: [] };

const about = ({ companyName, company }: CompanyRead) => ({
  companyName,
  informationFrom: company?.books.source ?? null,
});

/** What it starts from now, with nothing changed; no rows where there is no data. */
export function liveDetail(read: CompanyRead, start: DetailStart | null): DetailAnswer {
  const detail = start && detailAsOf(DETAILED_PROFIT_AND_LOSS_VERSION, start.kept, {});
  const books = start?.from === 'books' ? read.company : null;
  const monthly = books && monthlyAmountsOfBooks(books);
  return {
    ...about(read),
    ...(detail ? withMonths(wireDetail(detail), (line, id) => monthly?.[line].get(id) ?? []) : NOTHING),
    linesFrom: start?.from ?? null,
    noOfMonthsThisYear: start?.kept.months ?? 0,
    otherIncome: pounds(start?.kept.otherIncome ?? null),
    months: [...(start?.origin.months ?? [])],
    yearStart: books?.periods.thisYear.first ?? null,
    period1: start?.origin.period1 ?? false,
    saved: null,
  };
}

/** One as it was saved, computed again from what it pinned. */
export function savedDetail(read: CompanyRead, row: SavedCalculationRow): DetailAnswer {
  const { inputs, base, results, months, period1, formulaVersion } = row.kept as Kept;
  const again = detailAsOf(formulaVersion, base, inputs);
  const isEqual = again != null && canonicalJson(keptDetailResults(again)) === canonicalJson(results);
  return {
    ...about(read),
    ...withMonths(wireDetail(isEqual ? again : detailAsKept(profitGroupsOf(base), inputs, results)), noMonths),
    linesFrom: months.length > 0 ? 'books' : 'typed',
    noOfMonthsThisYear: base.months,
    otherIncome: pounds(base.otherIncome),
    months: [...months],
    yearStart: null,
    period1,
    saved: {
      ...{ storedDate: row.saved_at, name: row.name, savedBy: row.saved_by, formulaVersion },
      reopened: again == null ? 'formulaGone' : isEqual ? 'equal' : 'different',
    },
  };
}
