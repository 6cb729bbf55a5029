import { CASH_ITEMS, type CashRelease } from '@keelson/calculators/planning';
import { calculationMessages as texts } from '@keelson/contracts/planning';
import { endOfMonth } from '@keelson/kernel';
import { CASH_LEVERS } from '@keelson/vocabulary';
import { formatDate } from '../../../ui/format/dates';
import { formatShort } from '../../../ui/format/numbers';
import type { CashReleaseRead } from '../calculations.api';
import { changeText, daysText, poundsText, readLevers, turnsText } from '../cash-figures';
import { ITEM_TITLES, LEVER_WORDS } from '../cash-words';
import { SnapshotSheet } from './snapshot-sheet';

interface CashSheetProps {
  readonly read: CashReleaseRead;
  readonly release: CashRelease;
}

const COLUMNS = ['Now', 'Revised', 'Released', 'Measure now', 'After'] as const;

/** A saved cash release as a page to print; nothing for the figures of now. */
export function CashSheet({ read, release }: CashSheetProps) {
  const { saved, companyName, months, balanceMonth } = read;
  if (saved === null) return null;
  const levers = readLevers(read);
  const number = (figure: { readonly value: { toNumber(): number } | null }) => figure.value?.toNumber() ?? null;
  return (
    <SnapshotSheet title="Cash release" {...{ companyName, saved, months }}>
      <h2>What would change</h2>
      <table>
        <tbody>
          {CASH_LEVERS.map((lever) => (
            <tr key={lever}>
              <th scope="row">{LEVER_WORDS[lever].title}</th>
              <td>{levers[lever] === 0 ? 'left as it is' : formatShort(levers[lever])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>What it would release</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{balanceMonth === null ? 'Figure' : `At ${formatDate(endOfMonth(balanceMonth))}`}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {CASH_ITEMS.map((item) => {
            const { now, revised, released, measureNow, measureAfter } = release[item];
            const measure = item === 'stock' ? turnsText : daysText;
            return (
              <tr key={item}>
                <th scope="row">{ITEM_TITLES[item]}</th>
                <td>{poundsText(number(now))}</td>
                <td>{poundsText(number(revised))}</td>
                <td>{changeText(number(released))}</td>
                <td>{measure(number(measureNow))}</td>
                <td>{measure(number(measureAfter))}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">{texts.totalReleased}</th>
            <td />
            <td />
            <td>
              <b>{changeText(number(release.total))}</b>
            </td>
            <td />
            <td />
          </tr>
        </tbody>
      </table>
      <p className="k-print-foot">
        Sales of the months {poundsText(read.sales)}, cost of sales {poundsText(read.costOfSales)}, overheads without
        depreciation and interest {poundsText(read.overheads)}. Days are on cost of sales and overheads.
      </p>
    </SnapshotSheet>
  );
}
