import { type PlanLine, planLines, profitSummaryRows, type ProfitSummaryRow } from '@keelson/vocabulary';
import { derive, type Figure, given } from '../figure';
import {
  type AccountChanges,
  changeBy,
  type DetailedProfitAndLoss,
  type ProfitGroup,
  type ProfitRow,
} from './detailed-profit-and-loss';
import { inPence, keptAmount } from './kept-figure';
import type { ProfitGroups } from './profit-groups';

/** What a row came to, in whole pence a year; `null` for what was not known. */
export type KeptProfitRow = Readonly<Record<'annualised' | 'impact' | 'resulting', number | null>>;
/** With its change in whole percent. */
export type KeptTotalRow = KeptProfitRow & { readonly changeBy: number | null };

/** What a detailed profit and loss came to: each account in the order of its base, and the summary. */
export interface KeptDetailResults {
  readonly accounts: Readonly<Record<PlanLine, readonly KeptProfitRow[]>>;
  readonly summary: Readonly<Record<ProfitSummaryRow, KeptTotalRow>>;
}

const keptRow = ({ annualised, impact, resulting }: ProfitRow): KeptProfitRow => ({
  annualised: inPence(annualised),
  impact: inPence(impact),
  resulting: inPence(resulting),
});

const totalOf = (row: ProfitRow): KeptTotalRow => ({
  ...keptRow(row),
  changeBy: row.changeBy.value?.toNumber() ?? null,
});

const byLine = <Value>(of: (line: PlanLine) => Value): Record<PlanLine, Value> =>
  Object.fromEntries(planLines().map((line) => [line, of(line)])) as Record<PlanLine, Value>;
const byRow = <Value>(of: (row: ProfitSummaryRow) => Value): Record<ProfitSummaryRow, Value> =>
  Object.fromEntries(profitSummaryRows().map((row) => [row, of(row)])) as Record<ProfitSummaryRow, Value>;

export const keptDetailResults = ({ groups, summary }: DetailedProfitAndLoss): KeptDetailResults => ({
  accounts: byLine((line) => groups[line].accounts.map(keptRow)),
  summary: byRow((row) => totalOf(summary[row])),
});

const percent = (value: number | null): Figure => {
  const figure = derive('changedBy', { changeBy: given(value ?? 0, 'percent') }, (of) => of.changeBy);
  return value === null ? { ...figure, value: null } : figure;
};

const rowAsKept = (kept: KeptProfitRow | undefined, by: number | null): ProfitRow => ({
  annualised: keptAmount(kept?.annualised ?? null),
  impact: keptAmount(kept?.impact ?? null),
  resulting: keptAmount(kept?.resulting ?? null),
  changeBy: percent(by),
});

/** A detailed profit and loss as it was kept, for one that cannot be computed again as it was: to the penny of then. */
export function detailAsKept(
  base: ProfitGroups,
  changes: AccountChanges,
  { accounts, summary }: KeptDetailResults,
): DetailedProfitAndLoss {
  const rows = byRow((row) => rowAsKept(summary[row], summary[row].changeBy));
  const groupOf = (line: PlanLine): ProfitGroup => ({
    accounts: base[line].map((account, index) => ({
      ...account,
      ...rowAsKept(accounts[line][index], changeBy(changes[account.id] ?? 0)),
    })),
    total: { cumulative: keptAmount(sumOf(base, line)), ...rows[line] },
  });
  return { groups: byLine(groupOf), summary: rows };
}

const sumOf = (base: ProfitGroups, line: PlanLine): number | null => {
  const amounts = base[line].map(({ cumulative }) => inPence(cumulative));
  return amounts.reduce<number | null>((sum, each) => (sum === null || each === null ? null : sum + each), 0);
};
