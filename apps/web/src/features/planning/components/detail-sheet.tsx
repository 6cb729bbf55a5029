import type { AccountRow, DetailedProfitAndLoss, ProfitRow } from '@keelson/calculators/planning';
import { planLines, profitSummaryRows } from '@keelson/vocabulary';
import { poundsText } from '../cash-figures';
import { changeText } from '../change-texts';
import type { DetailRead } from '../detail.api';
import { DETAIL_TITLES, impactText, wholePercentText } from '../detail-words';
import { SheetTable, SnapshotSheet } from './snapshot-sheet';

interface DetailSheetProps {
  readonly read: DetailRead;
  readonly detail: DetailedProfitAndLoss;
}

const COLUMNS = ['£ Annualised', 'Change By %', '£ Impact', '£ Resulting P&L'] as const;

/** So many leave room for the rest on one page; the others are told together. */
const MOST_ACCOUNTS = 18;

const number = ({ value }: ProfitRow['impact']): number | null => value?.toNumber() ?? null;

const amounts = ({ annualised, impact, resulting }: ProfitRow, change: string): readonly string[] => [
  ...[poundsText(number(annualised)), change, impactText(number(impact)), poundsText(number(resulting))],
];

const isChanged = ({ changeBy }: AccountRow): boolean => changeBy.value !== null && !changeBy.value.isZero();

/** A saved detailed profit and loss as a page to print, with the accounts that change; nothing for the figures of now. */
export function DetailSheet({ read, detail }: DetailSheetProps) {
  const { saved, companyName, months } = read;
  if (saved === null) return null;
  const changed = planLines().flatMap((line) => detail.groups[line].accounts.filter(isChanged));
  const left = changed.length - MOST_ACCOUNTS;
  return (
    <SnapshotSheet title="Detailed P&L" {...{ companyName, saved, months }}>
      <SheetTable
        title="A full year, with the changes"
        columns={['Line', ...COLUMNS]}
        rows={profitSummaryRows().map((row) => ({
          name: DETAIL_TITLES[row],
          values: amounts(detail.summary[row], wholePercentText(number(detail.summary[row].changeBy))),
          strong: row === 'profitBeforeTax',
        }))}
      />
      <SheetTable
        dense
        title="Accounts that change"
        columns={['Account', ...COLUMNS]}
        rows={changed.slice(0, MOST_ACCOUNTS).map((account) => ({
          name: account.name,
          values: amounts(account, `${changeText(number(account.changeBy) ?? 0)}%`),
        }))}
      />
      {left > 0 && (
        <p>
          And {left} more {left === 1 ? 'account' : 'accounts'}, whose changes are in the lines above.
        </p>
      )}
      <p className="k-print-foot">
        The year so far as a full year. Accounts that are not listed are left as they are, and so is other income.
      </p>
    </SnapshotSheet>
  );
}
