import type { Pence } from '@keelson/kernel';
import { ProviderAnswerRefused } from '../accounting/accounting-system';
import { listIn, partIn, textIn } from '../accounting/answer-parts';
import { penceOf } from '../accounting/amounts';

/** A line of a report: the account where it names one, and its texts by column. */
export interface ReportLine {
  /** The account of the section that it stands in, or of the line itself. */
  readonly accountId: string | null;
  text(column: string): string;
  amount(column: string): Pence;
}

type Cells = readonly { readonly value: string; readonly id: string | null }[];

/**
 * The lines of a report, sections opened. An account with accounts below it carries its own amounts in the head of its
 * section. A report without data has no rows.
 */
export function reportLines(report: unknown): readonly ReportLine[] {
  const columns = columnsOf(report);
  if (columns.length === 0) throw new ProviderAnswerRefused('a report of QuickBooks has no columns');
  return linesIn(partIn(report, 'Rows'), null, columns);
}

function linesIn(rows: unknown, section: string | null, columns: readonly string[]): readonly ReportLine[] {
  return listIn(rows, 'Row').flatMap((row) => {
    const header = cellsOf(partIn(row, 'Header'));
    const own = header[0]?.id ?? section;
    const headed = header[0]?.id != null && header.slice(1).some(({ value }) => value !== '');
    const cells = cellsOf(row);
    return [
      ...(headed ? [lineOf(header, section, columns)] : []),
      ...(cells.length > 0 ? [lineOf(cells, own, columns)] : []),
      ...linesIn(partIn(row, 'Rows'), own, columns),
    ];
  });
}

function lineOf(cells: Cells, section: string | null, columns: readonly string[]): ReportLine {
  const text = (column: string): string => {
    const index = columns.indexOf(column);
    if (index === -1) throw new ProviderAnswerRefused(`a report of QuickBooks has no column "${column}"`);
    return cells[index]?.value ?? '';
  };
  return { accountId: cells[0]?.id ?? section, text, amount: (column) => penceOf(text(column)) };
}

/** Named by their key where they have one, else by title; in lower case. */
const columnsOf = (report: unknown): readonly string[] =>
  listIn(partIn(report, 'Columns'), 'Column').map((column) => {
    const key = listIn(column, 'MetaData').find((each) => textIn(each, 'Name') === 'ColKey');
    return (textIn(key, 'Value') ?? (textIn(column, 'ColTitle') || textIn(column, 'ColType')) ?? '').toLowerCase();
  });

const cellsOf = (row: unknown): Cells =>
  listIn(row, 'ColData').map((cell) => ({ value: textIn(cell, 'value') ?? '', id: textIn(cell, 'id') || null }));
