import {
  BALANCE_SHEET_FIGURES,
  BALANCE_SHEET_ROWS,
  BALANCE_SHEET_TITLES,
  type BalanceSheetRow,
  myFinancialsMessages,
} from '@keelson/contracts/my-financials';
import { useLayoutEffect, useRef } from 'react';
import type { Explaining } from '../../../figures/explained-place';
import { longMonth, mediumMonth } from '../../../figures/month-words';
import { tableText } from '../../../ui/charts/chart-formats';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { type BalanceMonths, hasRow } from '../balance-sheets';
import '../../../ui/explain/explain.css';
import './balance-sheet-table.css';

/** What the rows above come to. */
const RESULTS: readonly BalanceSheetRow[] = ['netCurrentAssets', 'netAssets'];

/** So many stand side by side on a page of A4 (balance-sheet-table.css). */
const PRINTED_MONTHS = 12;

interface BalanceSheetTableProps {
  readonly label: string;
  readonly months: BalanceMonths;
  /** The first month of the financial year that runs. */
  readonly yearFrom: string;
  readonly explaining: Explaining;
}

/** Months as columns beside the seven rows, which stay in view. It opens at the newest month. */
export function BalanceSheetTable({ label, months, yearFrom, explaining }: BalanceSheetTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.scrollLeft = frame.current.scrollWidth;
  }, [months.length]);
  const columnClass = (month: string): string => (month === yearFrom ? 'mf-bs-year' : '');
  return (
    <div ref={frame} className="mf-bs-frame" tabIndex={0} role="region" aria-label={label}>
      <table className="mf-bs k-num">
        <caption className="k-sr">{label}</caption>
        <thead>
          <tr>
            <th scope="col" className="mf-bs-name">
              Pounds
            </th>
            {months.map(({ month }) => (
              <th key={month} scope="col" className={columnClass(month)}>
                {mediumMonth(month)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BALANCE_SHEET_ROWS.map((row) => (
            <tr key={row} className={RESULTS.includes(row) ? 'mf-bs-result' : undefined}>
              <th scope="row" className="mf-bs-name">
                {BALANCE_SHEET_TITLES[row]}
              </th>
              {row === 'Capital reserves' && !hasRow(months, row) ? (
                <td colSpan={months.length} className="mf-bs-none">
                  <span>{myFinancialsMessages.noCapital}</span>
                </td>
              ) : (
                months.map((of) => (
                  <td key={of.month} className={columnClass(of.month)}>
                    <Cell row={row} month={of.month} value={of[row]} explaining={explaining} />
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {months.length > PRINTED_MONTHS && (
        <p className="mf-bs-printed">
          The newest {PRINTED_MONTHS} months. The CSV file and the workbook have all of them.
        </p>
      )}
    </div>
  );
}

interface CellProps {
  readonly row: BalanceSheetRow;
  readonly month: string;
  readonly value: number | null;
  readonly explaining: Explaining;
}

const Cell = ({ row, month, value, explaining }: CellProps) =>
  value === null ? (
    <>{tableText(value, 'pounds')}</>
  ) : (
    <ExplainedValue
      text={tableText(value, 'pounds')}
      name={`${BALANCE_SHEET_TITLES[row]}, ${longMonth(month)}`}
      onClick={() => explaining.explain({ figure: BALANCE_SHEET_FIGURES[row], over: 'month', at: month })}
    />
  );
