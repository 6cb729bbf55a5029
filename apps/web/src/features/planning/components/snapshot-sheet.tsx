import { Button } from '@blueprintjs/core';
import type { Month } from '@keelson/kernel';
import type { CalculationSaver } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../../ui/format/dates';
import { useNow } from '../../../ui/format/use-now';
import { PrintSheet } from '../../../ui/print/print-sheet';
import { monthsText } from '../input-words';

/** What every tool knows of a saved calculation. */
export interface SavedSnapshot {
  readonly storedDate: string;
  readonly name: string;
  readonly savedBy: CalculationSaver;
  readonly formulaVersion: number;
  readonly reopened: string;
}

interface SnapshotSheetProps {
  /** The tool. */
  readonly title: string;
  readonly companyName: string;
  readonly saved: SavedSnapshot;
  /** The months of the sums, the oldest first; none of typed figures. */
  readonly months: readonly Month[];
  /** What the tool changes and what it comes to: tables that together leave room on one page. */
  readonly children: ReactNode;
}

const MINUTE = 60_000;

const SAVERS: Readonly<Record<CalculationSaver, string>> = { owner: 'the owner', partner: 'the channel partner' };

const REOPENED: Readonly<Record<string, string>> = {
  equal: 'Worked out again when this page was opened, with the same result.',
  different: 'As it was saved then: worked out again it comes to something else.',
  formulaGone: 'As it was saved then: the formula that it was worked out by is gone.',
};

/** A saved calculation on one page, to be taken to a bank: company, base, date, and that it is an estimate. */
export function SnapshotSheet({ title, companyName, saved, months, children }: SnapshotSheetProps) {
  const now = useNow(MINUTE);
  return (
    <PrintSheet>
      <p className="k-print-head">
        <b>Keelson</b> <span>Printed on {formatDate(now)}</span>
      </p>
      <h1>{`${title}: ${companyName}`}</h1>
      <dl>
        <dt>Saved</dt>
        <dd>
          {formatDateTime(saved.storedDate)} by {SAVERS[saved.savedBy]}
          {saved.name !== '' && `, “${saved.name}”`}
        </dd>
        <dt>Based on</dt>
        <dd>{months.length === 0 ? 'Figures that were typed in' : `The figures of ${monthsText(months)}`}</dd>
      </dl>
      {children}
      <p className="k-print-foot">
        An estimate, not advice. {REOPENED[saved.reopened]} Formula version {saved.formulaVersion}.
      </p>
    </PrintSheet>
  );
}

interface SheetTableProps {
  readonly title: string;
  /** Above the names of the rows, and above each value; left out where the values speak for themselves. */
  readonly columns?: readonly [string, ...string[]];
  readonly rows: readonly SheetRow[];
  /** Many rows: smaller, each on one line. */
  readonly dense?: boolean;
}

export interface SheetRow {
  readonly name: string;
  /** As they are printed, one for each column. */
  readonly values: readonly string[];
  readonly strong?: boolean;
}

/** A table of a printed page. */
export const SheetTable = ({ title, columns, rows, dense = false }: SheetTableProps) => (
  <>
    <h2>{title}</h2>
    <table className={dense ? 'k-print-dense' : undefined}>
      {columns && (
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ name, values, strong = false }, at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={index}>{strong ? <b>{value}</b> : value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** Opens the browser’s print dialog, which prints or saves as PDF. */
export const PrintButton = () => <Button onClick={() => window.print()}>Print or save as PDF</Button>;
