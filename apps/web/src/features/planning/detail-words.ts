import type { Figure } from '@keelson/calculators';
import { SUMMARY_TITLES } from '@keelson/contracts/planning';
import type { PlanLine, ProfitSummaryRow } from '@keelson/vocabulary';
import { formatCount, formatPounds } from '../../ui/format/numbers';

/** The four tabs (finance §2). */
export const GROUP_TITLES: Readonly<Record<PlanLine, string>> = {
  sales: 'Sales / Revenue - Income',
  costOfSales: 'Cost of Sales',
  payroll: 'Payroll',
  overheads: 'Overheads',
};

export const DETAIL_TITLES: Readonly<Record<ProfitSummaryRow, string>> = SUMMARY_TITLES;

/** Where less is better. */
export const isCost = (row: ProfitSummaryRow | PlanLine): boolean =>
  row === 'costOfSales' || row === 'payroll' || row === 'overheads';

/** A change of it: £1,800 with its sign, `-` for none. */
export const impactText = (value: number | null): string => {
  const text = value === null ? '' : formatPounds(value);
  if (value === null || !/[1-9]/.test(text)) return '-';
  return value > 0 ? `+${text}` : text;
};

/** A total's change: a whole number. */
export const wholePercentText = (value: number | null): string => {
  if (value === null) return '-';
  return `${value > 0 ? '+' : ''}${formatCount(value)}%`;
};

/** The groups that are still to be calculated, in words. */
export function waitingText(groups: readonly PlanLine[]): string {
  const names = groups.map((group) => GROUP_TITLES[group]);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

export const NO_ACCOUNT = {
  inGroup: 'No account of this group has an amount this year.',
  called: 'No account is called so.',
} as const;

export const numberOf = (figure: Figure | undefined): number | null => figure?.value?.toNumber() ?? null;
