import { CASH_ITEMS, type CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { endOfMonth } from '@keelson/kernel';
import { CASH_LEVERS } from '@keelson/vocabulary';
import { formatDate } from '../../../ui/format/dates';
import { formatShort } from '../../../ui/format/numbers';
import type { CashReleaseRead } from '../calculations.api';
import { changeText, daysText, poundsText, readLevers, turnsText } from '../cash-figures';
import { ITEM_TITLES, LEVER_WORDS } from '../cash-words';
import { SheetTable, SnapshotSheet } from './snapshot-sheet';

interface CashSheetProps {
  readonly read: CashReleaseRead;
  readonly release: CashRelease;
}

const COLUMNS = ['Now', 'Revised', 'Released', 'Measure now', 'After'] as const;

/** A saved cash release as a page to print; nothing for the figures of now. */
export function CashSheet({ read, release }: CashSheetProps) {
  const { saved, companyName, months, balanceMonth, vatRatio } = read;
  if (saved === null) return null;
  const levers = readLevers(read);
  const number = (figure: { readonly value: { toNumber(): number } | null }) => figure.value?.toNumber() ?? null;
  return (
    <SnapshotSheet title="Cash release" {...{ companyName, saved, months }}>
      <SheetTable
        title="What would change"
        rows={CASH_LEVERS.map((lever) => ({
          name: LEVER_WORDS[lever].title,
          values: [levers[lever] === 0 ? 'left as it is' : formatShort(levers[lever])],
        }))}
      />
      <SheetTable
        title="What it would release"
        columns={[balanceMonth === null ? 'Figure' : `At ${formatDate(endOfMonth(balanceMonth))}`, ...COLUMNS]}
        rows={[
          ...CASH_ITEMS.map((item) => {
            const { now, revised, released, measureNow, measureAfter } = release[item];
            const measure = item === 'stock' ? turnsText : daysText;
            const amounts = [poundsText(number(now)), poundsText(number(revised)), changeText(number(released))];
            return {
              name: ITEM_TITLES[item],
              values: [...amounts, measure(number(measureNow)), measure(number(measureAfter))],
            };
          }),
          { name: texts.totalReleased, values: ['', '', changeText(number(release.total)), '', ''], strong: true },
        ]}
      />
      <p className="k-print-foot">
        Sales of the months {poundsText(read.sales)}, cost of sales {poundsText(read.costOfSales)}, overheads without
        depreciation and interest {poundsText(read.overheads)}. Days of trade creditors are on cost of sales and
        overheads{vatRatio !== null && `; days are with VAT, at ${vatRatio.toFixed(2)} times the amount without it`}.
      </p>
    </SnapshotSheet>
  );
}
