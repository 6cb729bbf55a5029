import {
  type AccountChanges,
  detailAsKept,
  type DetailedProfitAndLoss,
  detailedProfitAndLoss,
  type KeptDetailResults,
  type KeptProfitGroups,
  type KeptTotalRow,
  profitGroupsOf,
} from '@keelson/calculators/planning';
import { GROUP_NAMES } from '@keelson/contracts/planning';
import { type PlanLine, planLines, profitSummaryRows, type ProfitSummaryRow } from '@keelson/vocabulary';
import { changeFault, changeIn, type ChangeTexts, changeText } from './change-texts';
import type { DetailRead } from './detail.api';

type Line = DetailRead['account']['payroll'][number];

const linesOf = (read: DetailRead, line: PlanLine): readonly Line[] => read.account[GROUP_NAMES[line]];

export const everyLine = (read: DetailRead): readonly Line[] => planLines().flatMap((line) => linesOf(read, line));

/** The wire has whole pence in pounds. */
const inPence = (pounds: number | null): number | null => (pounds === null ? null : Math.round(pounds * 100));

const byLine = <Value>(of: (line: PlanLine) => Value): Record<PlanLine, Value> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Value>;

const baseOf = (read: DetailRead): KeptProfitGroups => ({
  ...byLine((line) =>
    linesOf(read, line).map(({ id, accountName, cummulativePLValue }) => ({
      ...{ id, name: accountName, cumulative: inPence(cummulativePLValue) },
    })),
  ),
  ...{ months: read.noOfMonthsThisYear, otherIncome: inPence(read.otherIncome) },
});

const NO_TOTAL: KeptTotalRow = { annualised: null, impact: null, resulting: null, changeBy: null };

function keptOf(read: DetailRead): KeptDetailResults {
  const rowOf = (row: ProfitSummaryRow): KeptTotalRow => {
    const found = read.summary.find(({ id }) => id === row);
    return found === undefined
      ? NO_TOTAL
      : {
          annualised: inPence(found.totalAnnualizedValue),
          impact: inPence(found.totalImpact),
          resulting: inPence(found.totalResultingPL),
          changeBy: found.totalChangeByPercentage,
        };
  };
  return {
    accounts: byLine((line) =>
      linesOf(read, line).map(({ annualised, impact, resultingPAndL }) => ({
        ...{ annualised: inPence(annualised), impact: inPence(impact), resulting: inPence(resultingPAndL) },
      })),
    ),
    summary: Object.fromEntries(profitSummaryRows().map((row) => [row, rowOf(row)])) as KeptDetailResults['summary'],
  };
}

/** The boxes of a saved calculation. */
export const savedTexts = (read: DetailRead): ChangeTexts =>
  Object.fromEntries(everyLine(read).map(({ id, changeBy }) => [id, changeText(changeBy ?? 0)]));

/** The changes that can be read; the others count as none until they are corrected. */
const changesIn = (texts: ChangeTexts): AccountChanges =>
  Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, changeFault(text) === undefined ? changeIn(text) : 0]),
  );

/**
 * The same calculator as in the API, so that results follow what is typed; what was saved and comes out otherwise by now
 * is shown as it was. `null` where there is no data.
 */
export function detailOf(read: DetailRead, texts: ChangeTexts): DetailedProfitAndLoss | null {
  const base = profitGroupsOf(baseOf(read));
  const changes = changesIn(texts);
  return read.saved === null || read.saved.reopened === 'equal'
    ? detailedProfitAndLoss(base, changes)
    : detailAsKept(base, changes, keptOf(read));
}

/** What is sent of the accounts that were shown, with their changes. */
export const sentDetail = (read: DetailRead, texts: ChangeTexts) => ({
  noOfMonthsThisYear: read.noOfMonthsThisYear,
  otherIncome: read.otherIncome,
  summaryDetaileAccountObject2: Object.fromEntries(
    planLines().map((line) => [
      GROUP_NAMES[line],
      linesOf(read, line).map(({ id, accountName, cummulativePLValue }) => ({
        ...{ id, accountName, cummulativePLValue, changeBy: changeIn(texts[id] ?? '') },
      })),
    ]),
  ) as Record<
    (typeof GROUP_NAMES)[PlanLine],
    { id: string; accountName: string; cummulativePLValue: number | null; changeBy: number }[]
  >,
});

/** Whether every box of a group can be read. */
export const isReadable = (read: DetailRead, texts: ChangeTexts, line: PlanLine): boolean =>
  linesOf(read, line).every(({ id }) => changeFault(texts[id] ?? '') === undefined);

/** What was calculated of a group: these changes on these accounts. */
export const signatureOf = (read: DetailRead, texts: ChangeTexts, line: PlanLine): string =>
  JSON.stringify([
    ...[read.noOfMonthsThisYear, read.otherIncome],
    linesOf(read, line).map(({ id, cummulativePLValue }) => [id, cummulativePLValue, changeIn(texts[id] ?? '')]),
  ]);
